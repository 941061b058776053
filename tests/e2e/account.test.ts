import { signUp } from '../support/accounts.ts';
import { seedDynamicCodes } from '../support/seed-dynamic-codes.ts';
import { expectFit } from './axe.ts';
import { closeVisits, siteTest } from './site.ts';

const test = siteTest({ loggedIn: false });

test('The account page doesn’t overflow at 320 and 1280 pixels and passes axe', async ({ site }) => {
  const ada = await signUp(site.url);
  await seedDynamicCodes(site, ada, 2);
  const here = await site.visit({}, ada);
  const { page } = here;
  await page.goto(`${site.url}/account`);
  await page.getByText('This device').waitFor();
  await expectFit(page, 'page');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Save username' }).click();
  await page.getByText('Nothing to save.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill('a quite different one');
  await expectFit(page, 'form with errors');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByText('2 dynamic codes will stop working').waitFor();
  await expectFit(page, 'dialog');
  await closeVisits(here);
});
