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

/** Where numbers are written as 1,234.5. Others have digits, signs or groups of their own. */
const plainEnglish = /^en(-(US|GB|IE|CA|AU|NZ))?$/;
/** What is written there by nothing more than groups: up to three decimals, which are not rounded. */
const plainNumber = /^\d+(\.\d{1,3})?$/;

/**
 * Numbers as a locale writes them; always the same object where they are written alike. Its format takes a phone up to
 * 100 ms to make, most often while a page is loaded: it is made for the first number that needs it.
 *
 * @example
 * numbersIn('en-IN').number(4_096_000); // '40,96,000'
 */
export function numbersIn(locale = 'en'): Numbers {
  const isPlain = plainEnglish.test(locale);
  const name = isPlain ? 'en' : locale;
  const made = known.get(name);
  if (made) return made;
  let formatter: Intl.NumberFormat | undefined;
  const format = (value: number) => {
    const plain = String(value);
    if (isPlain && plainNumber.test(plain)) return plain.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
    formatter ??= new Intl.NumberFormat(name);
    return formatter.format(value);
  };
  const numbers: Numbers = {
    number: format,
    plural: (count, noun) => `${format(count)} ${noun}${count === 1 ? '' : 's'}`,
  };
  known.set(name, numbers);
  return numbers;
}
