import { numbersIn } from '#shared/format/numbers.ts';

/** @example countCodes(1); // '1 code' */
export const countCodes = (count: number) => numbersIn().plural(count, 'code');
