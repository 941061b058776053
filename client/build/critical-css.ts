import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

/** How Vite links the styles of all pages. */
const sheet = /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/;

/**
 * Writes the styles that a page begins with into its head, and has the sheet with those of all pages come after: a browser
 * then draws the page as soon as it has read it. See `src/config/head-scripts.ts` for how the sheet comes to hold.
 *
 * @param dist where the sheet lies
 */
export async function inlineCriticalCss(document: string, dist: string): Promise<string> {
  const [link = '', path = ''] = sheet.exec(document) ?? [];
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    pruneSource: false,
    reduceInlineStyles: false,
    // What the page's first scripts set.
    allowRules: [/data-theme/, /data-failed/],
    logLevel: 'error',
  });
  // Only the rules are taken: what React finds must stay as React has written it, byte for byte.
  const [, rules] = /<style>(.*?)<\/style>/s.exec(await beasties.process(document)) ?? [];
  if (!rules) throw new Error('A document has no styles to begin with.');
  // It knows fonts by their names alone, and ours has its name from a variable.
  const fonts = (await readFile(join(dist, path), 'utf8')).match(/@font-face\s*{[^}]*}/g) ?? [];
  const late = link.replace('>', ' media="print">');
  return document
    .replace(link, () => `<style>${fonts.join('')}${rules}</style>`)
    .replace('</body>', () => `  ${late}<noscript>${link}</noscript>\n  </body>`);
}
