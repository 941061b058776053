import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

/** Vite's link to the style sheet. */
const sheet = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;

/**
 * Inlines the critical styles of a page and loads the full sheet without blocking rendering, so that the first paint needs
 * one request. See `src/config/head-scripts.ts` for the script that applies the sheet.
 *
 * @param dist folder of the sheet
 */
export async function inlineCriticalCss(document: string, dist: string): Promise<string> {
  const [link = '', path = ''] = sheet.exec(document) ?? [];
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    pruneSource: false,
    reduceInlineStyles: false,
    // Attributes that the scripts in the head set.
    allowRules: [/data-theme/, /data-failed/],
    logLevel: 'error',
  });
  // Uses only the rules: the HTML must stay as React rendered it, for hydration.
  const [, rules] = /<style>(.*?)<\/style>/s.exec(await beasties.process(document)) ?? [];
  if (!rules) throw new Error('A document has no critical styles.');
  // Beasties finds fonts by name, but this site names its font in a variable.
  const fonts = (await readFile(join(dist, path), 'utf8')).match(/@font-face\s*{[^}]*}/g) ?? [];
  const deferred = link.replace('>', ' media="print">');
  return document
    .replace(link, () => `<style>${fonts.join('')}${rules}</style>`)
    .replace('</body>', () => `  ${deferred}<noscript>${link}</noscript>\n  </body>`);
}
