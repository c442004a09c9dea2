/* What stands in a form for a new table. Seats follow the story that the table goes on with until
 * the person chooses seats of their own: a story may be found late, and must not take them back.
 * Picking another story is such a choice, too; options stay whatever the story is. */
import { firstSetup, fitting, withCount, withSeat, type Setup } from './setup';
import type { GameInfo } from './types';

export class SetupDraft {
  options = $state<Record<string, string>>({});
  seats = $state.raw<string[]>([]);
  private readonly usual: string[];
  private hasOwnSeats = false;
  private pick = 0;

  /* `other` is what a seat without a person begins with. */
  constructor(
    private readonly info: GameInfo,
    private readonly other: string,
  ) {
    const first = firstSetup(info, other);
    this.options = first.options;
    this.seats = this.usual = first.seats;
  }

  /* The seats of the story, or null; `pick` counts the choices that the person has made of one. */
  follow(seats: string[] | null, pick: number): void {
    if (pick !== this.pick) this.hasOwnSeats = false;
    this.pick = pick;
    if (!this.hasOwnSeats) this.seats = seats ?? this.usual;
    this.fit();
  }

  setCount(count: number): void {
    this.hasOwnSeats = true;
    this.seats = withCount(this.seats, count, this.other);
    this.fit();
  }

  /* What the rules refuse with this number of players is not chosen any more. */
  private fit(): void {
    this.options = fitting(this.info, this.options, this.seats.length);
  }

  /* Where a person sits in one seat only, the old place is freed. */
  setSeat(index: number, kind: string, isOnce: boolean): void {
    this.hasOwnSeats = true;
    this.seats = withSeat(this.seats, index, kind, isOnce);
  }

  snapshot(): Setup {
    return { options: $state.snapshot(this.options), seats: [...this.seats] };
  }
}
