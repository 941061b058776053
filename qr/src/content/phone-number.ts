import type { Rule } from './content-type.ts';

const GENERAL = 'Enter a phone number of 3 to 15 digits, like +1 201 555 0123';

/**
 * Accepts a phone number of 3 to 15 digits (the maximum of ITU-T E.164) with the visual separators of RFC 3966 and the
 * slash, which is common in print. The error says what to type instead, if the text contains a number.
 */
export const phoneNumber: Rule = (value) => (isNumber(value) ? undefined : adviceOn(value));

const countDigits = (text: string) => text.replace(/\D/g, '').length;

function isNumber(text: string): boolean {
  const digits = countDigits(text);
  return /^\s*\+?[\d\s()./-]+$/.test(text) && digits >= 3 && digits <= 15;
}

/** Each step takes away one reason why a text isn't a number. The first step that leaves a number gives the advice. */
const steps: readonly { readonly advice: string; take(text: string): string | undefined }[] = [
  { advice: 'Type plain digits', take: (text) => text },
  { advice: 'Start with the plus sign', take: (text) => text.replace(/^\(\+(\d+)\)\s*/, '+$1 ') },
  {
    // Phones dial extensions of links in different ways, or not at all.
    advice: 'Leave out the extension, and write it beside the code',
    take: (text) =>
      text.replace(
        /[\s,;/(]*(?:ext(?:ension|n)?|x|durchwahl|dw|poste|anexo|ramal|int|#|,)[\s.:=]*\d{1,6}\)?$/i,
        '',
      ),
  },
  {
    // Letters that look like digits, among digits.
    advice: 'Type digits',
    take: (text) => (countDigits(text) >= 6 ? text.replace(/[oO]/g, '0').replace(/[Il|]/g, '1') : undefined),
  },
  { advice: 'Type digits for the letters', take: spellOut },
  { advice: 'Type only the number', take: withoutWords },
  {
    advice: 'Enter one number only',
    take: (text) => /^(.*?\d)\s*(?:[/,;|&]|or|and)\s*\+?[\d(]/i.exec(text)?.[1],
  },
];

function adviceOn(value: string): string {
  const text = toPlain(value);
  // No number with words around it is longer, and the steps would take long.
  if (text.length > 80) return GENERAL;
  for (const { advice, take } of steps) {
    const number = take(text)?.trim();
    if (number && isNumber(number)) return `${advice}: ${number}`;
  }
  // Apple, "URL scheme reference: phone links": numbers with * or # aren't dialled.
  if (/[*#]/.test(text))
    return 'Leave out * and #: phones don’t dial such codes from a link. Make a Text code of it instead.';
  const digits = countDigits(text);
  return digits > 15 ? `A phone number has at most 15 digits, and this one has ${digits}.` : GENERAL;
}

/** Replaces digits of other scripts and dashes, and removes invisible marks. */
function toPlain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)))
    .trim();
}

/** The value of a decimal digit. The ten digits of a script have consecutive code points: Unicode §4.6. */
function digitOf(point: number): number {
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}

const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/**
 * Spells the letters of a vanity number with the keys of a phone (ITU-T E.161), such as `1-800-FLOWERS`. Letters in a
 * text that is shorter than a phone number are a word.
 */
function spellOut(text: string): string | undefined {
  const number = afterWords(text);
  const digits = countDigits(number);
  const letters = number.replace(/[^a-z]/gi, '').length;
  if (digits === 0 || digits > 7 || letters === 0 || digits + letters < 7) return undefined;
  return number
    .replace(/[a-z]/gi, (letter) => String(KEYS.findIndex((key) => key.includes(letter.toUpperCase()))))
    .replace(/(?<!\d)(\d{3})(\d{4})(?!\d)/g, '$1-$2');
}

function afterWords(text: string): string {
  return text.replace(/^[^\d+(]*\p{L}[^\d+(]*/u, '');
}

/** Removes words before and after a number, such as `Phone: +1 201 555 0123 (office)`. */
function withoutWords(text: string): string {
  return afterWords(text).replace(/(\d)\D*\p{L}\D*$/u, '$1');
}
