/* What is on its way to the server, a form once at a time, and what went wrong told in words. */
import { errorText } from './notice.svelte';

export class Submission {
  problem = $state('');
  isBusy = $state(false);

  constructor(private readonly words: (error: unknown) => string = errorText) {}

  async attempt(what: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = this.words(error);
    }
    this.isBusy = false;
  }

  async send(event: SubmitEvent, what: () => Promise<unknown>): Promise<void> {
    event.preventDefault();
    if (!this.isBusy) await this.attempt(what);
  }
}
