import { useMemo } from 'react';
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

/**
 * Formats numbers for a locale.
 *
 * @example
 * numbersIn('en-IN').number(4_096_000); // '40,96,000'
 */
export function numbersIn(locale = 'en'): Numbers {
  const { format } = new Intl.NumberFormat(locale);
  return {
    number: format,
    plural: (count, noun) => `${format(count)} ${noun}${count === 1 ? '' : 's'}`,
  };
}

/** Formats numbers for the visitor's locale; English while prerendering and hydrating. */
export function useNumbers(): Numbers {
  const locale = useLocale();
  return useMemo(() => numbersIn(locale), [locale]);
}
