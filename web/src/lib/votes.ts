/* Votes at a table: what they are about, and who may still answer. */
import type { TableInfo, Vote } from './types';

export type VoteKind = 'undo' | 'takeover' | 'pause';

/* Whether one's own answer to this vote is awaited. */
export function mayAnswer(info: Pick<TableInfo, 'you'>, vote: Vote): boolean {
  if (info.you === null || vote.seat === info.you) return false;
  return vote.need ? vote.need.includes(info.you) : !vote.yes.includes(info.you);
}

/* Whether something waits for one's own answer. */
export function isAsked(info: Pick<TableInfo, 'you' | 'undo' | 'takeover' | 'pause'>): boolean {
  return [info.undo, info.takeover, info.pause].some((vote) => Boolean(vote && mayAnswer(info, vote)));
}
