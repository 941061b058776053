import { mkdirSync } from 'node:fs';
import { signUp } from '../support/accounts.ts';
import { dismissLaunchDialog, siteTest } from './site.ts';
const test = siteTest({ loggedIn: false });
mkdirSync('/tmp/h1look', { recursive: true });
for (const [width, height] of [[1280, 800], [390, 800]] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`look ${width} ${colorScheme}`, async ({ site }) => {
      const ada = await signUp(site.url);
      const { page, pageErrors } = await site.visit({ viewport: { width, height }, colorScheme }, ada);
      const shot = (name: string) => page.screenshot({ path: `/tmp/h1look/${name}-${width}-${colorScheme}.png`, fullPage: true });
      await page.goto(`${site.url}/generate/url`);
      await page.getByLabel(/^Web address/).fill('https://example.com/menu');
      await page.getByRole('switch').click();
      await page.waitForTimeout(1500);
      await shot('generate');
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download', exact: true }).click()]);
      console.log(download.suggestedFilename());
      await page.waitForURL(/codes\//);
      await page.waitForTimeout(2500);
      await shot('code');
      console.log(pageErrors);
      if (colorScheme === 'dark') return;
      const visit = await site.visit({ viewport: { width, height }, colorScheme });
      await dismissLaunchDialog(visit.page);
      await visit.page.goto(site.url);
      await visit.page.getByLabel(/^Web address/).fill('https://example.com/menu');
      await visit.page.getByRole('switch').click();
      await visit.page.waitForTimeout(1500);
      await visit.page.screenshot({ path: `/tmp/h1look/landing-${width}.png` });
    });
