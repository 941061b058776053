import { useSyncExternalStore } from 'react';
import { readLocale, watchLocale } from '#shared/format/locale.ts';
import { type Numbers, numbersIn } from '#shared/format/numbers.ts';

/** Numbers as the visitor writes them; in English where the page is made ahead of any, and in the render that goes on with it. */
export function useNumbers(): Numbers {
  return useSyncExternalStore(watchLocale, visitors, numbersIn);
}

const visitors = () => numbersIn(readLocale());
