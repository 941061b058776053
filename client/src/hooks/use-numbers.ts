import { type Numbers, numbersIn } from '#lib/numbers.ts';
import { useLocale } from './use-locale.ts';

/** Numbers as the visitor writes them. */
export function useNumbers(): Numbers {
  return numbersIn(useLocale());
}
