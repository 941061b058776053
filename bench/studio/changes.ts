import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launch } from '../../client/src/config/launch.ts';
import { PRINT_SAFE } from '../../qr/src/colour.ts';
import { plainDesign } from '../../qr/src/design/plain-design.ts';
import { designToText } from '../../qr/src/design/share-link.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { recordPaint } from '../record-paint.ts';
import { quantile } from '../rounds.ts';
import { requireSite, withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { recordVerdicts } from './record-verdicts.ts';

/** Version 10 has 57 × 57 modules. */
const VERSION = 10;
const LEVEL = 'M';
const CONTENT = 'https://example.com/spring-menu?table=12';

const WARM_UP = 3;
/** Measured changes. The environment variable `CHANGES` overrides it. */
const CHANGES = Number(process.env['CHANGES'] ?? 30);

/** A page with two controls. Each press of one of them changes the picture. */
interface Scene {
  readonly name: string;
  readonly controls: readonly [Locator, Locator];
  readonly picture: Locator;
  readonly hasVerdicts: boolean;
}

/** Milliseconds from a change. */
interface Times {
  readonly painted: number[];
  readonly first: number[];
  readonly full: number[];
}

/**
 * Measures the time from a changed module shape to the painted preview, to the first verdict and to the full grade.
 * Compares the preview with qr-code-styling, which has no check.
 */
export async function measureChanges(): Promise<void> {
  requireSite();
  const browser = await launchChromium();
  try {
    await withSite(async ({ url }) => {
      const rows = new Map<string, Times>();
      for (const open of [openStudio, openStyling]) {
        const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
        await context.addInitScript((key) => localStorage.setItem(key, 'true'), launch.storageKey);
        const scene = await open(context);
        rows.set(scene.name, await changeOften(scene));
        await context.close();
      }
      print(rows, browser);
    });
  } finally {
    await browser.close();
  }
}

async function openStudio(context: BrowserContext): Promise<Scene> {
  const design = { ...plainDesign(PRINT_SAFE, { level: LEVEL }), minVersion: VERSION };
  const page = await context.newPage();
  await page.goto(`/#design=${await designToText(design)}`);
  await page.getByLabel('Web address').fill(CONTENT);
  await page.getByRole('button', { name: 'Scan check: grade A.' }).waitFor();
  // The studio is loaded once it comes into view.
  await page.getByRole('heading', { name: 'Design', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Shape', exact: true }).click();
  const shape = (name: string) =>
    page.getByRole('group', { name: 'Modules' }).getByRole('radio', { name, exact: true });
  return {
    name: 'Canary QR',
    controls: [shape('Rounded'), shape('Square')],
    picture: page.getByRole('img', { name: 'Preview of your QR code' }),
    hasVerdicts: true,
  };
}

async function openStyling(context: BrowserContext): Promise<Scene> {
  const page = await context.newPage();
  await page.setContent('<button>rounded</button><button>square</button><div id="picture"></div>');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('qr-code-styling') });
  // The script is a text, because the library's global has no type here.
  await page.addScriptTag({
    content: `{
      const code = new QRCodeStyling({
        type: 'svg', width: 440, height: 440, data: ${JSON.stringify(CONTENT)},
        qrOptions: { typeNumber: ${VERSION}, errorCorrectionLevel: '${LEVEL}', mode: 'Byte' },
        dotsOptions: { type: 'square' },
      });
      code.append(document.querySelector('#picture'));
      for (const button of document.querySelectorAll('button')) {
        button.onclick = () => code.update({ dotsOptions: { type: button.textContent } });
      }
    }`,
  });
  const control = (name: string) => page.getByRole('button', { name });
  return {
    name: 'qr-code-styling',
    controls: [control('rounded'), control('square')],
    picture: page.locator('#picture'),
    hasVerdicts: false,
  };
}

async function changeOften({ controls, picture, hasVerdicts }: Scene): Promise<Times> {
  const page: Page = picture.page();
  await picture.evaluate(recordPaint, 'pointerup' as const);
  if (hasVerdicts) await page.evaluate(recordVerdicts);
  const times: Times = { painted: [], first: [], full: [] };
  for (let change = 0; change < WARM_UP + CHANGES; change++) {
    await controls[change % 2 === 0 ? 0 : 1].click();
    const painted = await page.evaluate(() => window.lastPainted);
    const verdicts = hasVerdicts ? await page.evaluate(() => window.lastVerdicts) : undefined;
    if (painted === undefined) throw new Error('The page received no click.');
    if (change < WARM_UP) continue;
    times.painted.push(painted);
    if (verdicts) {
      times.first.push(verdicts.first);
      times.full.push(verdicts.full);
    }
  }
  return times;
}

function print(rows: ReadonlyMap<string, Times>, browser: Browser): void {
  const figures = (values: readonly number[]) =>
    values.length === 0 ? ['–', '–'] : [0.5, 0.95].map((share) => quantile(values, share).toFixed(1));
  printTable(
    `From a change of the module shape at version ${VERSION}, ${CHANGES} changes in Chromium ${browser.version()}: ms`,
    ['', 'painted, p50', 'p95', 'first verdict, p50', 'p95', 'full grade, p50', 'p95'],
    [...rows].map(([name, { painted, first, full }]) => [
      name,
      ...figures(painted),
      ...figures(first),
      ...figures(full),
    ]),
  );
}
