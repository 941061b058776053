/** Judges every n-th design of the corpus, and sends each judgement to the parent process. */
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { judge } from './judge.ts';
import { loadStyling } from './styling.ts';

const [first = 0, step = 1, end = 0] = process.argv.slice(2).map(Number);
setReaderFromDisk();
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  await loadStyling(page);
  for (let number = first; number < end; number += step) process.send?.(await judge(page, number));
} finally {
  await browser.close();
}
process.disconnect();
