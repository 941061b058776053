import { numbersIn } from '#lib/numbers.ts';

/** @example countCodes(1); // '1 code' */
export const countCodes = (count: number) => numbersIn().plural(count, 'code');
