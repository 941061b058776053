import { describe, expect } from 'vitest';
import { launch } from '../../client/src/config/launch.ts';
import { chunkOf } from '../support/chunk.ts';
import { isSoak } from '../support/soak.ts';
import { findViolations } from './axe.ts';
import { controlsUnder, generator } from './generator-page.ts';
import { dismissLaunchDialog, siteTest, waitForHeading } from './site.ts';

const test = siteTest({ loggedIn: false });

describe('The launch dialog', () => {
  test('opens after a second, covers nothing that is used, takes no focus, and stays closed', async ({
    site,
  }) => {
    const { page, pageErrors } = await site.visit();
    // Pictures that load for longer than a second would hide when the dialog opens.
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    const dialog = page.getByRole('dialog', { name: 'We Are Launching Soon!' });
    expect(await dialog.count()).toBe(0);
    await page.getByLabel('Web address').focus();
    await dialog.waitFor({ timeout: 5000 });
    expect(await dialog.textContent()).toContain(launch.text);
    const close = dialog.getByRole('button', { name: 'Close' });
    for (const [width, height, isWide] of [
      [320, 568],
      [360, 640],
      [360, 780],
      [390, 664],
      [390, 844],
      [768, 1024],
      [800, 640],
      [844, 390, true],
      [900, 700, true],
      [1024, 600, true],
      [1280, 640, true],
      [1280, 700, true],
      [1280, 800, true],
      [1920, 1080, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      // On a narrow page, parts of the studio are below it, as they are below the generator's bar.
      const used = isWide
        ? 'form :is(a, button, input, select, summary)'
        : 'form :is(input:not([type=radio]), [type=submit])';
      expect(await controlsUnder(dialog, used), `${width} × ${height}`).toEqual([]);
      // Nothing lies above it.
      await close.click({ trial: true });
      await page.evaluate(() => scrollTo(0, 0));
    }
    await page.keyboard.type('example.com');
    expect(await page.getByLabel('Web address').inputValue()).toBe('example.com');
    await close.click();
    await dialog.waitFor({ state: 'detached' });
    await page.clock.install();
    await page.reload();
    await waitForHeading(page);
    await page.clock.runFor(60_000);
    expect(await dialog.count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });
});

describe('The tabs', () => {
  test.runIf(isSoak)(
    'have one tab stop; the arrow keys, Home and End move between them',
    async ({ landing }) => {
      const { page } = landing;
      // The design studio has tabs, too, once it is loaded.
      const types = page.getByRole('tablist', { name: 'Content type' });
      const selected = () => types.getByRole('tab', { selected: true }).textContent();
      await types.getByRole('tab', { name: 'URL' }).focus();
      for (const [key, tab] of [
        ['ArrowRight', 'Text'],
        ['End', 'WiFi'],
        ['ArrowRight', 'URL'],
        ['ArrowLeft', 'WiFi'],
        ['Home', 'URL'],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(selected).toBe(tab);
      }
      expect(await types.locator('[role=tab][tabindex="0"]').count()).toBe(1);
      expect(await types.getByRole('tab').allTextContents()).toEqual([
        'URL',
        'Text',
        'Email',
        'vCard',
        'Location',
        'SMS',
        'WiFi',
      ]);
    },
  );
});

describe('The lock', () => {
  test('is a sign-up link over the form, which can’t be reached by keyboard or screen reader', async ({
    landing,
  }) => {
    const { page } = landing;
    const link = page.getByRole('link', { name: 'Unlock Now by Free Sign up' });
    const panel = page.getByRole('tabpanel');
    for (const tab of isSoak ? ['vCard', 'Location', 'SMS', 'WiFi'] : ['vCard', 'WiFi']) {
      await generator(page).choose(tab);
      expect(await link.getAttribute('href'), tab).toMatch(/^\/login\?next=\/generate\/\w+$/);
      expect(await panel.getByRole('textbox').count(), tab).toBe(0);
      expect(await panel.getByRole('button').count(), tab).toBe(0);
      // The fields behind the lock are loaded after the tab opens, which can move the focus once.
      await expect
        .poll(
          async () => {
            await panel.focus();
            await page.keyboard.press('Tab');
            return link.evaluate((element) => element === document.activeElement);
          },
          { message: tab },
        )
        .toBe(true);
      await page.keyboard.press('Tab');
      expect(await panel.evaluate((element) => element.contains(document.activeElement)), tab).toBe(false);
    }
    await link.click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByRole('heading', { level: 1, name: 'Create account' }).waitFor();
    await page.getByLabel('Username', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    expect(await page.getByLabel('Username', { exact: true }).count()).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Sign up free' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create account' }).waitFor();
  });
});

describe('The FAQ', () => {
  test.runIf(isSoak)('has seven entries, at most one of them open', async ({ landing }) => {
    const questions = landing.page.locator('#faq summary');
    expect(await questions.count()).toBe(7);
    const answers = landing.page.locator('#faq details p').filter({ visible: true });
    expect(await answers.count()).toBe(0);
    await questions.nth(0).click();
    await questions.nth(2).click();
    await expect.poll(() => answers.allTextContents()).toEqual([expect.stringMatching(/unlock Phone/)]);
    await questions.nth(2).press('Enter');
    await expect.poll(() => answers.count()).toBe(0);
  });
});

describe('The page', () => {
  test.runIf(isSoak)(
    'links to the login page, to dynamic codes and to the information pages',
    async ({ landing }) => {
      const { page } = landing;
      const links = async (name: string) =>
        page.getByRole('link', { name, exact: true }).first().getAttribute('href');
      expect(await links('Sign up free')).toBe('/login');
      const dynamic = page.getByRole('link', { name: 'Generate dynamic qr code →' });
      expect([await dynamic.getAttribute('href'), await dynamic.getAttribute('target')]).toEqual([
        '/dynamic-qr',
        '_blank',
      ]);
      for (const [name, href] of Object.entries({
        Features: '/features',
        Themes: '/themes',
        FAQs: '/faq',
        'About Us': '/about',
        Contact: '/contact',
        Blogs: '/blogs',
        'Help Center': '/help',
        'Privacy Policy': '/privacy-policy',
        'Terms & Conditions': '/terms',
      })) {
        expect(
          await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).getAttribute('href'),
        ).toBe(href);
      }
      expect(await page.getByRole('contentinfo').locator('a[target=_blank]').count()).toBe(4);
    },
  );

  test.runIf(isSoak)('Generate QR scrolls to the generator', async ({ landing }) => {
    await landing.page.getByRole('link', { name: 'Generate QR', exact: true }).click();
    const heading = landing.page.getByRole('heading', { name: 'Generate Free QR Instantly' });
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(400);
  });

  test('sends no request to another origin, and no user input in any', async ({ site, landing }) => {
    const page = generator(landing.page);
    await page.type('Web address', 'https://secret-canary.example/pass');
    await page.download();
    await page.choose('Email');
    await page.type('Email address', 'secret-canary@example.com');
    await page.download();
    await landing.page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await landing.page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor();
    expect(landing.requests.length).toBeGreaterThan(5);
    for (const request of landing.requests) {
      const url = new URL(request.url());
      expect(['blob:', 'data:'].includes(url.protocol) || url.origin === site.url).toBe(true);
      const sent = decodeURIComponent(
        `${request.url()} ${request.postData()} ${JSON.stringify(await request.allHeaders())}`,
      );
      expect(sent).not.toContain('secret-canary');
    }
  });

  test.runIf(isSoak)('an unknown address is a 404 with the site’s own page', async ({ site }) => {
    const { page } = await site.visit();
    const response = await page.goto(`${site.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByText('Oops! The page you’re looking for doesn’t exist.').waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await waitForHeading(page);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  });
});

describe('When part of the site fails to load', () => {
  test('a preview that fails to load shows a message, and the code can still be downloaded', async ({
    site,
  }) => {
    const { page } = await site.visit();
    await dismissLaunchDialog(page);
    await page.route(chunkOf('src/features/generator/parts.ts'), (route) => route.abort());
    await page.goto(site.url);
    const form = generator(page);
    await form.type('Web address', 'https://example.com');
    await page.getByText('The preview could not be loaded.').waitFor();
    expect(await form.download()).toMatchObject({ zxing: 'https://example.com' });
    await page.context().close();
  });

  test('a page that fails to load keeps its header, and “Try again” loads it', async ({ site }) => {
    const { page } = await site.visit();
    await dismissLaunchDialog(page);
    await page.route(chunkOf('src/app/routes/help.tsx'), (route) => route.abort(), { times: 1 });
    await page.goto(site.url);
    // Before, the link opens a document.
    await waitForHeading(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await page.getByText('This page could not be loaded').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Canary QR' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
    await page.context().close();
  });
});
