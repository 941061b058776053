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

/**
 * Numbers as a locale writes them. Of one locale it is always the same object. Its format takes browsers a while to make,
 * and most pages have no number to write when they are loaded: it is made for the first one.
 *
 * @example
 * numbersIn('en-IN').number(4_096_000); // '40,96,000'
 */
export function numbersIn(locale = 'en'): Numbers {
  const made = known.get(locale);
  if (made) return made;
  let formatter: Intl.NumberFormat | undefined;
  const format = (value: number) => {
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
