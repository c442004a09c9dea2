/* Comes before Vitest in the processes that run tests. There a call to the main process may take a
 * minute, which is written in its source and in no setting; then a run fails in which all tests pass.
 * A test that computes for a minute without a pause, as one may on a busy machine, is enough: the
 * answer has come, but was not read. So this wait is as long as one for what hangs. luck.ts gives
 * the tests their own clock back. */
const RPC_MS = 60_000;
const HANG_MS = 3_600_000;

const { setTimeout } = globalThis;
globalThis.setTimeout = Object.assign(
  (run, ms, ...rest) => setTimeout(run, ms === RPC_MS ? HANG_MS : ms, ...rest),
  { plain: setTimeout },
);
