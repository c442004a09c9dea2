/* The sounds of one's turn and of the end: notes of a small bell, made here of sine waves. */

export interface Note {
  hertz: number;
  at: number; /* in seconds */
}

const TURN: readonly Note[] = [
  { hertz: 659.26, at: 0 },
  { hertz: 987.77, at: 0.16 },
];
/* A victory, and a defeat. */
export const FANFARE: readonly Note[] = [
  { hertz: 523.25, at: 0 },
  { hertz: 659.26, at: 0.14 },
  { hertz: 783.99, at: 0.28 },
  { hertz: 1046.5, at: 0.5 },
];
export const FALL: readonly Note[] = [
  { hertz: 440, at: 0 },
  { hertz: 349.23, at: 0.28 },
  { hertz: 293.66, at: 0.6 },
];
/* The partials of a bell: how high above the note, how loud, how long they ring (in seconds). */
const PARTIALS = [
  { ratio: 1, share: 0.7, ring: 0.9 },
  { ratio: 2.76, share: 0.2, ring: 0.4 },
  { ratio: 5.4, share: 0.08, ring: 0.18 },
];
const ATTACK = 0.008;
const SILENCE = 0.0001;
const LOUDEST = 0.4;
export const CHIME_SECONDS = 1.6;

/* Hearing is not linear: half of the way up the scale sounds about half as loud. */
export function gainOf(volume: number): number {
  return LOUDEST * (Math.min(100, Math.max(0, volume)) / 100) ** 2;
}

export type Sounding = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'createGain' | 'createOscillator'
>;

/* Plays it once; a volume of 0 makes no sound. */
export function chime(context: Sounding, volume: number, notes: readonly Note[] = TURN): void {
  const loudness = gainOf(volume);
  if (loudness <= 0) return;
  for (const note of notes) {
    const start = context.currentTime + note.at;
    for (const { ratio, share, ring } of PARTIALS) {
      const gain = context.createGain();
      gain.gain.setValueAtTime(SILENCE, start);
      gain.gain.linearRampToValueAtTime(loudness * share, start + ATTACK);
      gain.gain.exponentialRampToValueAtTime(SILENCE, start + ring);
      gain.connect(context.destination);
      const wave = context.createOscillator();
      wave.frequency.value = note.hertz * ratio;
      wave.connect(gain);
      wave.start(start);
      wave.stop(start + ring);
    }
  }
}
