/* A form on its way to the server: sent once at a time, and what went wrong told in words. */
import { errorText } from './notice.svelte';

export class Submission {
  problem = $state('');
  isBusy = $state(false);

  async send(event: SubmitEvent, what: () => Promise<unknown>): Promise<void> {
    event.preventDefault();
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = errorText(error);
    }
    this.isBusy = false;
  }
}
