import { useLocale } from './locale.ts';

export interface Numbers {
  /** `1024` is `1,024` in English and `1.024` in German. */
  number(value: number): string;
  /**
   * A number with its English noun.
   *
   * @example
   * plural(1, 'token'); // '1 token'
   * plural(5, 'token'); // '5 tokens'
   */
  plural(count: number, noun: string): string;
}

/** The formats by locale. A format is slow to create, and a board has hundreds of numbers. */
const known = new Map<string, Numbers>();

/**
 * Formats numbers for a locale.
 *
 * @example
 * numbersIn('en-IN').number(4_096_000); // '40,96,000'
 */
export function numbersIn(locale = 'en'): Numbers {
  const numbers = known.get(locale) ?? createNumbers(locale);
  known.set(locale, numbers);
  return numbers;
}

function createNumbers(locale: string): Numbers {
  const { format } = new Intl.NumberFormat(locale);
  return {
    number: format,
    plural: (count, noun) => `${format(count)} ${noun}${count === 1 ? '' : 's'}`,
  };
}

/** Formats numbers for the visitor's locale; English while prerendering and hydrating. */
export function useNumbers(): Numbers {
  return numbersIn(useLocale());
}
