/* Lessons as a learner meets them: from the lobby to the end of one lesson of each game, with a mouse
 * and on a phone; all of them with PLANSZA_LESSONS=all. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'node:test';
import { PHONE, root, untilHolds } from './harness.mjs';
import { inWorld } from './suite.mjs';

const GAMES = ['seasons', 'mysthea', 'icaion', 'fall', 'hlas'];
const isWhole = process.env.PLANSZA_LESSONS === 'all';

function lessonsOf(game) {
  const folder = join(root, 'games', game, 'lessons');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.t')).sort() : [];
  const lessons = files.map((name) => ({
    id: name.replace(/\.t$/, ''),
    isFree: /^free /m.test(readFileSync(join(folder, name), 'utf8')),
  }));
  /* In free play the learner would need a bot of its own; the rules play that. */
  const guided = lessons.filter((one) => !one.isFree);
  return isWhole ? guided : guided.slice(0, 1);
}

describe('lessons', () => {
  const { world, test } = inWorld();

  const coach = (page) => page.locator('.coach');
  const stopOf = (page) => coach(page).getAttribute('data-stop');
  const numberOf = (page) => coach(page).getAttribute('data-page');

  /* What is wanted, by the hint and the list of choices. */
  async function doWhatIsWanted(page) {
    await page.getByRole('button', { name: 'Hint' }).click();
    const opener = page.locator('.turn .opener');
    if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
    await page.locator('#choices button.hinted').click();
    const sure = page.locator('dialog button', { hasText: 'Do it' });
    if (await sure.count()) await sure.click();
  }

  async function walk(page) {
    for (let stop = await stopOf(page); stop !== 'end'; stop = await stopOf(page)) {
      const number = await numberOf(page);
      /* What it points at is on the board, which may come late. */
      await untilHolds(async () =>
        assert.equal(await coach(page).getAttribute('data-missing'), null, `step ${number}`));
      if (stop === 'tell') await coach(page).getByRole('button', { name: 'Go on' }).click();
      else await doWhatIsWanted(page);
      await untilHolds(async () => assert.notEqual(await numberOf(page), number));
    }
  }

  for (const game of GAMES) {
    for (const { id } of lessonsOf(game)) {
      test(`${game} ${id} from the lobby to its end`, async () => {
        const page = await world.person();
        await world.open(page);
        await page.locator(`a[href="#/learn/${game}"]`).first().click();
        await page.locator(`a[href="#/learn/${game}/${id}"]`).click();
        await coach(page).waitFor();
        await walk(page);
        await coach(page).getByText('Lesson finished').waitFor();
        await world.open(page, `#/learn/${game}`);
        await page.locator(`a[href="#/learn/${game}/${id}"] .done`).waitFor();
      });

      test(`${game} ${id} on a phone`, async () => {
        const page = await world.person({ ...PHONE, hasTouch: true });
        await world.open(page, `#/learn/${game}/${id}`);
        await coach(page).waitFor();
        await walk(page);
      });
    }
  }
});
