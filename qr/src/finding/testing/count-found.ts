import { type ReaderName, readAllCodes, readerNames } from '../../grade/readers.ts';
import { findCodes } from '../find-codes.ts';
import { makePhoto } from './photos.ts';

/** How many codes of photos were found. */
interface FoundCounts {
  /** The codes in the photos. */
  readonly codes: number;
  readonly found: number;
  /** Codes that each reader reads alone. */
  readonly alone: Readonly<Record<ReaderName, number>>;
  /** What a reader reads alone and wasn't found, and what was found and isn't in the photo. */
  readonly mistakes: readonly string[];
}

/** Looks for codes in the photos and screenshots from number 0 on, with all readers and with each alone. */
export async function countFound(photos: number): Promise<FoundCounts> {
  const alone = { ZXing: 0, ZBar: 0, jsQR: 0 };
  const mistakes: string[] = [];
  let [codes, found] = [0, 0];
  for (let number = 0; number < photos; number++) {
    const { pixels, texts } = await makePhoto(number);
    const all = (await findCodes(pixels)).map(({ text }) => text);
    codes += texts.length;
    found += all.length;
    mistakes.push(...all.filter((text) => !texts.includes(text)).map((text) => `${text} isn’t in ${number}`));
    for (const name of readerNames) {
      const read = (await readAllCodes(name, pixels)).map(({ text }) => text);
      alone[name] += read.length;
      mistakes.push(
        ...read.filter((text) => !all.includes(text)).map((text) => `Only ${name} reads ${text}`),
      );
    }
  }
  return { codes, found, alone, mistakes };
}
