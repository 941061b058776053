/**
 * Judges every n-th design of the corpus and reads the files of every n-th template, and sends each result to the parent
 * process.
 */
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { type Judgement, judge } from './judge.ts';
import { loadStyling } from './styling.ts';
import { readTemplate, type TemplateFile, templateCodes } from './template-files.ts';
import { hasZbarimg } from './zbarimg.ts';

export type Result =
  | { readonly kind: 'design'; readonly judgement: Judgement }
  | { readonly kind: 'template'; readonly files: readonly TemplateFile[] };

const [first = 0, step = 1, designs = 0] = process.argv.slice(2).map(Number);
const send = (result: Result) => process.send?.(result);
setReaderFromDisk();
const useZbarimg = await hasZbarimg();
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  await loadStyling(page);
  for (let number = first; number < designs; number += step) {
    send({ kind: 'design', judgement: await judge(page, number, useZbarimg) });
  }
  for (const code of templateCodes.filter((_, index) => index % step === first)) {
    send({ kind: 'template', files: await readTemplate(code, useZbarimg) });
  }
} finally {
  await browser.close();
}
process.disconnect();
