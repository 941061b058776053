import { expect } from 'vitest';
import { listMessages } from '../../server/src/contact/messages.ts';
import { waitForMail } from '../support/mailbox.ts';
import { findViolations } from './axe.ts';
import { siteTest, waitForHeading } from './site.ts';

const operator = 'help@example.com';
const test = siteTest({ loggedIn: false, contactTo: operator });

test('A contact message is stored and emailed to the operator', async ({ site }) => {
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
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
