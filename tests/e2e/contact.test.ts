import { expect } from 'vitest';
import { listMessages } from '../../server/src/modules/contact/messages.ts';
import { waitForMail } from '../support/mailbox.ts';
import { findViolations } from './axe.ts';
import { siteTest, waitForHeading } from './site.ts';

const operator = 'help@example.com';
const contactAddress = 'hello@example.com';
const test = siteTest({ loggedIn: false, contactTo: operator, contactAddress });

test('A contact message is stored and emailed to the operator, and /about shows the public address', async ({
  site,
}) => {
  const { page, pageErrors } = await site.visit({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/contact`);
  await waitForHeading(page);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('Ada@Example.com');
  await page.getByLabel('What is it about?').selectOption({ label: 'I’d like a feature' });
  await page.getByLabel('Message').fill('How large is a code?');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  const messages = await listMessages(site.db, 5);
  expect(messages).toContain('IDEA  Ada <ada@example.com>\n\n    How large is a code?\n\n1 message.\n');
  const { text } = await waitForMail(site.mailFolder, operator, 'Contact form: an idea');
  expect(text).toContain('How large is a code?');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  const link = page.getByRole('main').getByRole('link', { name: contactAddress });
  expect(await link.getAttribute('href')).toBe(`mailto:${contactAddress}`);
  expect(await page.getByText(operator).count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).waitFor({ state: 'hidden' });
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
