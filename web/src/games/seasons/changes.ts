/* What differs between two views of one game, so that the screen can point at the last move: how
 * much each player's numbers changed, and which things are new or moved. */
import { ENERGIES, type Energy } from './facts';
import { numbered } from './model';
import type { PlayerInfo, View } from './view.gen';

export interface PlayerChanges {
  crystals: number;
  gauge: number;
  bonus: number;
  hand: number;
  reserve: Record<Energy, number>;
  cards: Set<string>; /* "card:copy" in play that is new, or turned or filled since */
}

export interface Changes {
  players: PlayerChanges[];
  dice: Set<number>; /* taken or rerolled since */
  isRolled: boolean; /* all dice are new */
  isMarkerMoved: boolean;
  hand: Set<string>; /* "card:copy" that is new in the viewer's hand */
}

function newCopies(before: readonly string[], after: readonly string[]): Set<string> {
  const old = new Set(numbered(before, (id) => id).map((one) => one.key));
  return new Set(
    numbered(after, (id) => id)
      .map((one) => one.key)
      .filter((key) => !old.has(key)),
  );
}

function changedCards(before: PlayerInfo, after: PlayerInfo): Set<string> {
  const told = (player: PlayerInfo) =>
    new Map(numbered(player.cards, (one) => one.card).map((one) => [one.key, one.thing]));
  const old = told(before);
  const changed = new Set<string>();
  for (const [key, card] of told(after)) {
    const was = old.get(key);
    const isTurned = was !== undefined && card.turned && !was.turned;
    const isFilled = JSON.stringify(was?.tokens) !== JSON.stringify(card.tokens);
    if (!was || isTurned || isFilled) {
      changed.add(key);
    }
  }
  return changed;
}

function changesOf(before: PlayerInfo, after: PlayerInfo): PlayerChanges {
  const reserve = Object.fromEntries(
    ENERGIES.map((energy) => [energy, after.reserve[energy] - before.reserve[energy]]),
  ) as Record<Energy, number>;
  return {
    crystals: after.crystals - before.crystals,
    gauge: after.gauge - before.gauge,
    bonus: after.bonus_used - before.bonus_used,
    hand: after.hand_count - before.hand_count,
    reserve,
    cards: changedCards(before, after),
  };
}

function isAnything(changes: Changes): boolean {
  return (
    changes.isRolled ||
    changes.isMarkerMoved ||
    changes.dice.size > 0 ||
    changes.hand.size > 0 ||
    changes.players.some(
      (one) =>
        one.crystals !== 0 ||
        one.gauge !== 0 ||
        one.bonus !== 0 ||
        one.hand !== 0 ||
        one.cards.size > 0 ||
        ENERGIES.some((energy) => one.reserve[energy] !== 0),
    )
  );
}

/* Null when nothing that is shown has changed, or the views are not of one game. */
export function changesBetween(before: View | null, after: View): Changes | null {
  if (!before || before.seats !== after.seats || before.seat !== after.seat) {
    return null;
  }
  const [old, now] = [before.extra, after.extra];
  const isRolled = before.public.round !== after.public.round;
  const dice = now.dice.filter((die, i) => {
    const was = old.dice[i];
    return !isRolled && was && (was.owner !== die.owner || was.face !== die.face);
  });
  const changes: Changes = {
    players: now.players.flatMap((player, seat) => {
      const was = old.players[seat];
      return was ? [changesOf(was, player)] : [];
    }),
    dice: new Set(dice.map((die) => die.die)),
    isRolled,
    isMarkerMoved: before.public.space !== after.public.space,
    hand: newCopies(
      (old.hand ?? []).map((one) => one.card),
      (now.hand ?? []).map((one) => one.card),
    ),
  };
  return isAnything(changes) ? changes : null;
}
