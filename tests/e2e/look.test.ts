import { expect } from 'vitest';
import { signUp } from '../support/accounts.ts';
import { isSoak } from '../support/soak.ts';
import { generator, showStudio } from './generator-page.ts';
import { closeVisits, dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

test('A look is remembered across reloads, and an account starts print-safe', async ({ site }) => {
  const visit = await site.visit({ viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await dismissLaunchDialog(page);
  await page.goto(site.url);
  const form = generator(page);
  const pressed = () => page.getByRole('group', { name: 'Colours' }).getByRole('button', { pressed: true });
  await form.type('Web address', 'https://example.com');
  expect(await pressed().textContent()).toBe('Canary');
  await page.getByRole('button', { name: 'Print-safe' }).click();
  // The canary is black, too.
  await expect.poll(() => form.preview.innerHTML()).not.toContain('#f5d442');

  await page.reload();
  await waitForHeading(page);
  await showStudio(page);
  await expect.poll(() => pressed().allTextContents()).toEqual(['Print-safe']);

  const member = await site.visit({}, await signUp(site.url));
  await member.page.goto(`${site.url}/generate/url`);
  await generator(member.page).type('Web address', 'https://example.com');
  expect(await generator(member.page).download()).toMatchObject({ corner: '#ffffff' });
  await closeVisits(visit, member);
});

test.runIf(isSoak)(
  'Templates are the first row of the studio, and a used one comes first from the next visit on',
  async ({ landing: { page } }) => {
    const strip = page.getByRole('list', { name: 'Templates' });
    const first = strip.getByRole('listitem').first();
    await page.setViewportSize({ width: 1280, height: 800 });
    await showStudio(page);
    await expect.poll(() => first.evaluate((item) => item.getBoundingClientRect().bottom)).toBeLessThan(800);
    await page.getByRole('button', { name: 'All templates' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lagoon' }).click();
    await page.reload();
    await waitForHeading(page);
    await showStudio(page);
    await expect.poll(() => first.textContent()).toBe('Lagoon Last used');
  },
);
