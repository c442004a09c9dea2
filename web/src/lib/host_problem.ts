/* Why the rules in the page did not do what they were asked. */
export type HostError = 'illegal' | 'no-undo' | 'broken' | 'refused' | 'bad-setup';

export class HostProblem extends Error {
  constructor(
    readonly code: HostError,
    message: string,
  ) {
    super(message);
  }
}
