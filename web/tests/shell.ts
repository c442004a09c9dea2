/* The shell's preferences are those of a browser, which is not here. For every test: which of them
 * imports the shell first would be luck, as they share what they import. */
import { vi } from 'vitest';

vi.mock('../src/lib/prefs.svelte', async () => {
  const { learn, translate } = await import('../src/lib/i18n');
  const { texts } = await import('../src/lib/texts');
  learn(texts);
  const idle = () => undefined;
  return {
    prefs: { lang: 'en' },
    pace: () => 'instant',
    isStill: () => true,
    t: translate.bind(null, 'en'),
    chosenPrefs: () => ({}),
    usePrefs: idle,
    onChoice: idle,
    choose: idle,
  };
});
