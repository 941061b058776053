/**
 * Writes a number of a workbook as a person would type it: without the exponent and the rounding errors of its storage.
 *
 * @example plainNumber('5.58E+12') // '5580000000000'
 * @example plainNumber('1.1000000000000001') // '1.1'
 */
export function plainNumber(stored: string): string {
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  // All digits, also beyond those that are exact.
  if (/^-?\d+$/.test(stored)) return stored;
  return Number.isInteger(value) ? BigInt(value).toString() : `${value}`;
}
