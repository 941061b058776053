/** @example countCodes(1); // '1 code' */
export const countCodes = (count: number) => (count === 1 ? '1 code' : `${count.toLocaleString('en')} codes`);
