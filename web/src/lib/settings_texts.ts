/* Texts of the settings page: [English, Polish]; marks as in i18n.ts. */
export const settingsTexts = {
  account: [
    'Kept with your account: they are the same on every device.',
    'Zapisane na twoim koncie: na każdym urządzeniu takie same.',
  ],
  browser: [
    'Kept in this browser. With an account they come along to every device.',
    'Zapisane w tej przeglądarce. Z kontem będą takie same na każdym urządzeniu.',
  ],

  lang: ['Language', 'Język'],
  'lang.pl': ['Polish', 'polski'],
  'lang.en': ['English', 'angielski'],

  theme: ['Colours', 'Kolory'],
  'theme.auto': ['same as the system', 'jak w systemie'],
  'theme.light': ['light', 'jasne'],
  'theme.dark': ['dark', 'ciemne'],

  text: ['Text size', 'Wielkość tekstu'],
  'text.normal': ['normal', 'zwykła'],
  'text.large': ['large', 'duża'],
  'text.larger': ['very large', 'bardzo duża'],

  motion: ['Motion', 'Ruch na ekranie'],
  'motion.help': [
    'Whether pieces glide and lights pulse.',
    'Czy elementy przesuwają się płynnie, a podświetlenia pulsują.',
  ],
  'motion.auto': ['same as the system', 'jak w systemie'],
  'motion.full': ['on', 'włączony'],
  'motion.less': ['off', 'wyłączony'],

  speed: ['Moves of the others', 'Ruchy innych'],
  'speed.help': [
    'How fast you are shown what the others do, also with motion off. Your own moves are shown at once.',
    'Jak szybko oglądasz to, co robią inni, także bez ruchu na ekranie. Twoje ruchy widać od razu.',
  ],
  'speed.slow': ['slow', 'wolno'],
  'speed.normal': ['normal', 'normalnie'],
  'speed.fast': ['fast', 'szybko'],
  'speed.instant': ['at once', 'od razu'],

  log: ['Log', 'Dziennik'],
  'log.help': [
    'How much of it you see at once. In the short log a button opens what a decision led to.',
    'Ile widać od razu. W krótkim dzienniku to, do czego doprowadziła decyzja, rozwija przycisk.',
  ],
  'log.full': ['every event', 'każde zdarzenie'],
  'log.short': ['a line for each decision', 'jeden wiersz na decyzję'],

  vacation: ['Vacation', 'Urlop'],
  'vacation.text': [
    'At tables with days for a move your time stands still, and the others see until when.',
    'Przy stołach z dniami na ruch twój czas stoi, a inni widzą, do kiedy.',
  ],
  'vacation.days': ['Days', 'Dni'],
  'vacation.from': ['First day (empty: at once)', 'Pierwszy dzień (puste: od razu)'],
  'vacation.begin': ['Set the vacation', 'Ustaw urlop'],
  'vacation.set': ['From {from} until {until}.', 'Od {from} do {until}.'],
  'vacation.end': ['End the vacation', 'Zakończ urlop'],
  'vacation.left': [
    '{n} of {max} {max:day|days} in a year are left.',
    '{n:Został|Zostały|Zostało} {n} z {max} {max:dnia|dni|dni} w roku.',
  ],
} as const satisfies Record<string, readonly [string, string]>;
