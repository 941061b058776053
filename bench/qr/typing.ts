import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { launch } from '../../client/src/config/launch.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { recordPaint } from '../record-paint.ts';
import { quantile } from '../rounds.ts';
import { withSite } from '../site.ts';
import { printTable } from '../table.ts';
import { type Scene, scenes } from './typing-scenes.ts';

const ROUNDS = 2;
const WARM_UP_KEYS = 6;
const KEYS_A_ROUND = 32;

/** Measures the time from a key to the painted preview in Chromium, compared with a bare input. */
export async function measureTyping(): Promise<void> {
  const browser = await launchChromium();
  try {
    await withSite(async ({ url: baseURL }) => {
      const context = await browser.newContext({ baseURL });
      await context.addInitScript((key) => localStorage.setItem(key, 'true'), launch.storageKey);
      const latencies = new Map<Scene, number[]>(scenes.map((scene) => [scene, []]));
      // The scenes are measured in rounds, so that a slow phase of the machine affects all scenes.
      for (let round = 0; round < ROUNDS; round++) {
        for (const scene of scenes) latencies.get(scene)?.push(...(await typeInto(context, scene)));
      }
      print(latencies, browser.version());
    });
  } finally {
    await browser.close();
  }
}

/** Milliseconds from key to paint, for each measured key. */
async function typeInto(context: BrowserContext, scene: Scene): Promise<number[]> {
  const page = await context.newPage();
  const { field, picture } = await scene.open(page);
  await field.fill(scene.before);
  await picture.evaluate(recordPaint, 'keydown' as const);
  const latencies: number[] = [];
  for (let key = 0; key < WARM_UP_KEYS + KEYS_A_ROUND; key++) {
    // The new character replaces the last character, so that the text keeps its length.
    await page.keyboard.press('Shift+ArrowLeft');
    // People don't type in sync with the screen: keys arrive at varying times between two frames.
    await sleep(16 + ((key * 7) % 17));
    const latency = await press(page, String.fromCharCode('a'.charCodeAt(0) + (key % 26)));
    if (key >= WARM_UP_KEYS) latencies.push(latency);
  }
  await page.close();
  return latencies;
}

async function press(page: Page, character: string): Promise<number> {
  await page.keyboard.press(character);
  const latency = await page.evaluate(() => window.lastPainted);
  if (latency === undefined) throw new Error('The page received no key.');
  return latency;
}

function print(latencies: Map<Scene, number[]>, version: string): void {
  const rows = [...latencies].map(([{ name, before }, values]) => [
    name,
    String(before.length),
    String(values.length),
    ...[0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(1)),
  ]);
  printTable(
    `From a key to the painted preview, in Chromium ${version}: ms`,
    ['field', 'characters', 'keys', 'p50', 'p95', 'max'],
    rows,
  );
}
