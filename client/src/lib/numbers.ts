/** How numbers are written somewhere. */
export interface Numbers {
  /** `1024` is `1,024` in English and `1.024` in German. */
  number(value: number): string;
  /**
   * A number with its noun, which is English.
   *
   * @example
   * plural(1, 'token'); // '1 token'
   * plural(5, 'token'); // '5 tokens'
   */
  plural(count: number, noun: string): string;
}

const known = new Map<string, Numbers>();

/** Locales that write a whole number below a thousand as its digits. Others have digits of their own, or may have. */
const english = /^en(-[A-Z]{2})?$/;

/**
 * Numbers as a locale writes them. Of one locale it is always the same object. Its format takes a phone up to 100 ms to
 * make, and most pages have only small numbers to write when they are loaded: it is made for the first that needs it.
 *
 * @example
 * numbersIn('en-IN').number(4_096_000); // '40,96,000'
 */
export function numbersIn(locale = 'en'): Numbers {
  const made = known.get(locale);
  if (made) return made;
  let formatter: Intl.NumberFormat | undefined;
  const hasPlainDigits = english.test(locale);
  const format = (value: number) => {
    if (hasPlainDigits && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    formatter ??= new Intl.NumberFormat(locale);
    return formatter.format(value);
  };
  const numbers: Numbers = {
    number: format,
    plural: (count, noun) => `${format(count)} ${noun}${count === 1 ? '' : 's'}`,
  };
  known.set(locale, numbers);
  return numbers;
}
