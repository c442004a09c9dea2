/* Guests who become someone, and accounts that are looked after. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe } from 'node:test';
import { PHONE, createTable, untilHolds, untilMyTurn, untilRunning, untilToast } from './harness.mjs';
import { inWorld } from './suite.mjs';

const PASSWORD = 'correct horse';

describe('account', () => {
  const { world, test } = inWorld();

  const menu = (page) => page.locator('header summary');
  const dialog = (page) => page.locator('dialog');
  const button = (where, name) => where.getByRole('button', { name, exact: true });

  async function choose(page, name) {
    await menu(page).click();
    await button(page.locator('header'), name).click();
  }

  /* Registers in the open dialog; tells the code. */
  async function fillRegister(page) {
    await dialog(page).getByLabel('Password').fill(PASSWORD);
    await button(dialog(page), 'Register').click();
    const code = await dialog(page).getByLabel('Recovery code').locator('input').inputValue();
    await button(dialog(page), 'I have kept it').click();
    await dialog(page).waitFor({ state: 'detached' });
    return code;
  }

  async function account(nick) {
    const page = await world.guest(nick);
    await choose(page, 'Register');
    page.code = await fillRegister(page);
    return page;
  }

  test('a guest is asked before they log out, told what is lost, and can keep it', async () => {
    const page = await world.guest('Konto');
    await createTable(world, page, { game: 'bids', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    const address = page.url();
    await choose(page, 'Log out');
    await dialog(page).getByText('You lose your seats at 1 table for good').waitFor();
    await button(dialog(page), 'Cancel').click();
    await dialog(page).waitFor({ state: 'detached' });
    await untilMyTurn(page);
    await choose(page, 'Log out');
    await button(dialog(page), 'Set a password first').click();
    assert.equal(await dialog(page).getByLabel('Nickname').inputValue(), page.nick);
    await fillRegister(page);
    /* An account can come back, and is not asked. */
    await choose(page, 'Log out');
    await choose(page, 'Log in');
    await dialog(page).getByLabel('Nickname').fill(page.nick);
    page.isBreaking = true; /* the browser reports a refused log-in as a failed resource */
    await dialog(page).getByLabel('Password').fill('wrong horse');
    await button(dialog(page), 'Log in').click();
    await dialog(page).getByText('Nickname or password is wrong').waitFor();
    page.isBreaking = false;
    await dialog(page).getByLabel('Password').fill(PASSWORD);
    await button(dialog(page), 'Log in').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.goto(address);
    await untilMyTurn(page);
  });

  test('the recovery code fits a phone', async () => {
    const page = await world.guest('Narrow', '#/', PHONE);
    await choose(page, 'Register');
    await dialog(page).getByLabel('Password').fill(PASSWORD);
    await button(dialog(page), 'Register').click();
    await dialog(page).getByLabel('Recovery code').locator('input').waitFor();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('dialog, dialog input')].filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    assert.deepEqual(cut, []);
  });

  test('a guest who goes all the same is nobody, and sits nowhere', async () => {
    const page = await world.guest('Gone');
    await choose(page, 'Log out');
    await dialog(page).getByText('You sit at no table').waitFor();
    await button(dialog(page), 'Log out').click();
    await page.getByRole('heading', { name: 'Play with others' }).waitFor();
  });

  test('a guest is the same person on every page of the browser', async () => {
    const host = await world.guest('Inviter');
    const hash = await createTable(world, host, { game: 'bids', seats: ['me', 'open', 'open'] });
    const page = await world.person();
    const tab = await world.tab(page);
    await world.open(page, hash);
    await world.open(tab, hash);
    const enter = async (where, nick) => {
      await where.getByLabel('Nickname').fill(nick);
      await button(where, 'Go to the table').click();
    };
    await page.bringToFront();
    await enter(page, 'First');
    await button(page, 'Sit here').first().click();
    await button(page, 'Leave the seat').waitFor();
    await tab.bringToFront();
    await enter(tab, 'Second');
    await untilToast(tab, 'you are First already');
    await button(tab, 'Leave the seat').waitFor();
    await page.bringToFront();
    await button(page, 'Leave the seat').waitFor();
  });

  test('a guest who logs in takes the seat along, and is told so', async () => {
    const owner = await account('Owner');
    const page = await world.guest('Walker');
    await createTable(world, page, { game: 'bids', seats: ['me', 'bot:easy'] });
    await untilMyTurn(page);
    await choose(page, 'Log in');
    await dialog(page).getByText('What you have as guest Walker comes along').waitFor();
    await dialog(page).getByLabel('Nickname').fill(owner.nick);
    await dialog(page).getByLabel('Password').fill(PASSWORD);
    await button(dialog(page), 'Log in').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('.seat, .seats').getByText('Owner').first().waitFor();
    await untilMyTurn(page);
  });

  test('a lost password is replaced by the code, which then is another', async () => {
    const page = await account('Forgetful');
    await choose(page, 'Log out');
    await choose(page, 'Log in');
    await button(dialog(page), 'I have lost my password').click();
    await dialog(page).getByLabel('Nickname').fill(page.nick);
    await dialog(page).getByLabel('Recovery code').fill(page.code.toUpperCase());
    await dialog(page).getByLabel('New password').fill('staple battery');
    await button(dialog(page), 'Set a new password').click();
    const code = await dialog(page).getByLabel('Recovery code').locator('input').inputValue();
    assert.notEqual(code, page.code);
    await button(dialog(page), 'I have kept it').click();
    await menu(page).click();
    await page.locator('.who strong', { hasText: page.nick }).waitFor();
  });

  test('the account page changes nickname and password, and shows another code', async () => {
    const page = await account('Before');
    await world.open(page, '#/account');
    const part = (name) => page.getByRole('region', { name, exact: true });
    await part('Nickname').getByLabel('New nickname').fill('After');
    page.isBreaking = true;
    await part('Nickname').getByLabel('Current password').fill('wrong horse');
    await button(part('Nickname'), 'Change the nickname').click();
    await part('Nickname').getByText('The password is wrong').waitFor();
    page.isBreaking = false;
    await part('Nickname').getByLabel('Current password').fill(PASSWORD);
    await button(part('Nickname'), 'Change the nickname').click();
    await untilToast(page, 'You are now called After.');
    await page.locator('header .nick', { hasText: 'After' }).waitFor();

    await part('Password').getByLabel('Current password').fill(PASSWORD);
    await part('Password').getByLabel('New password').fill('staple battery');
    await button(part('Password'), 'Change the password').click();
    await untilToast(page, 'The password is changed.');

    await part('Recovery code').getByLabel('Current password').fill('staple battery');
    await button(part('Recovery code'), 'Show me a new code').click();
    const code = await part('Recovery code').locator('input[readonly]').inputValue();
    assert.match(code, /^([0-9a-z]{4}-){5}[0-9a-z]{4}$/);
    assert.notEqual(code, page.code);
  });

  test('other devices are listed and logged out', async () => {
    const page = await account('Devices');
    const other = await world.person();
    await world.open(other);
    await choose(other, 'Log in');
    await dialog(other).getByLabel('Nickname').fill(page.nick);
    await dialog(other).getByLabel('Password').fill(PASSWORD);
    await button(dialog(other), 'Log in').click();
    await dialog(other).waitFor({ state: 'detached' });
    await world.open(page, '#/account');
    const devices = page.getByRole('region', { name: 'Devices' });
    await devices.getByText('this one').waitFor();
    assert.equal(await devices.locator('li').count(), 2);
    other.isBreaking = true;
    await button(devices, 'Log out everywhere else').click();
    await untilToast(page, 'All other devices are logged out.');
    await other.getByRole('heading', { name: 'Play with others' }).waitFor();
    assert.equal(await devices.locator('li').count(), 1);
  });

  test('everything can be had in a file, and the account deleted', async () => {
    const page = await account('Leaver');
    await createTable(world, page, { game: 'bids', seats: ['me', 'bot:easy'] });
    await untilRunning(page);
    await world.open(page, '#/account');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page.locator('main'), 'Save to a file').click(),
    ]);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
    assert.deepEqual([data.user.nick, data.tables.length, 'next' in data], ['Leaver', 1, false]);

    const part = page.getByRole('region', { name: 'Delete the account' });
    await part.getByLabel('Current password').fill(PASSWORD);
    await button(part, 'Delete the account').click();
    await button(dialog(page), 'Cancel').click();
    await dialog(page).waitFor({ state: 'detached' });
    await button(part, 'Delete the account').click();
    await button(dialog(page), 'Delete for good').click();
    await untilToast(page, 'Leaver is deleted.');
    await page.getByRole('heading', { name: 'Play with others' }).waitFor();
  });

  test('settings hold at once, and come along with the account', async () => {
    const page = await account('Chooser');
    await world.open(page, '#/settings');
    await page.getByLabel('dark').check();
    await page.getByLabel('very large').check();
    const look = (of) =>
      of.evaluate(() => {
        const root = document.documentElement;
        return [root.dataset.theme, parseFloat(getComputedStyle(root).fontSize)];
      });
    assert.deepEqual(await look(page), ['dark', 22]);
    const other = await world.person();
    await world.open(other, '#/settings');
    /* Where nothing is to move, others' moves are shown at once unless chosen otherwise. */
    await other.locator('input[name="pref-speed"][value="instant"]:checked').waitFor();
    await other.getByLabel('slow').check();
    await other.getByRole('checkbox', { name: 'Sound' }).uncheck();
    await choose(other, 'Log in');
    await dialog(other).getByLabel('Nickname').fill(page.nick);
    await dialog(other).getByLabel('Password').fill(PASSWORD);
    await button(dialog(other), 'Log in').click();
    await untilHolds(async () => assert.deepEqual(await look(other), ['dark', 22]));
    /* The choice of the other browser alone is the account's now. */
    await page.reload();
    await page.locator('input[name="pref-speed"][value="slow"]:checked').waitFor();
    await untilHolds(async () => {
      assert.equal(await page.getByRole('checkbox', { name: 'Sound' }).isChecked(), false);
    });
  });

  test('the menu closes with Escape and gives the focus back', async () => {
    const page = await world.guest('Keys');
    await menu(page).click();
    await button(page.locator('header'), 'Log out').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await button(page.locator('header'), 'Log out').waitFor({ state: 'hidden' });
    assert.ok(await menu(page).evaluate((one) => one === document.activeElement));
  });
});
