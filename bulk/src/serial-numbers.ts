import { maxRows, type Table } from './table.ts';

/** Serial numbers as the user enters them. */
export interface SerialNumbers {
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
  readonly step: string;
  /** The number of digits, with leading zeros; empty for as many as needed. */
  readonly digits: string;
}

export type SerialResult =
  | { readonly ok: true; readonly table: Table }
  /** What to correct in which field. */
  | { readonly ok: false; readonly field: keyof SerialNumbers; readonly problem: string };

const maxDigits = 15;

/**
 * Makes a table of serial numbers.
 *
 * @example makeSerialNumbers({ prefix: 'A-', from: '1', to: '3', step: '1', digits: '3' }) // A-001, A-002, A-003
 */
export function makeSerialNumbers({ prefix, ...entered }: SerialNumbers): SerialResult {
  const numbers: Record<string, number> = {};
  for (const field of ['from', 'to', 'step', 'digits'] as const) {
    const typed = entered[field].trim();
    if (field === 'digits' && typed === '') continue;
    if (!/^\d{1,15}$/.test(typed))
      return { ok: false, field, problem: 'Enter a whole number of up to 15 digits.' };
    numbers[field] = Number(typed);
  }
  const { from = 0, to = 0, step = 1, digits = 1 } = numbers;
  if (step === 0) return { ok: false, field: 'step', problem: 'Enter a step of at least 1.' };
  if (digits > maxDigits) return { ok: false, field: 'digits', problem: `Enter up to ${maxDigits} digits.` };
  if (to < from)
    return { ok: false, field: 'to', problem: 'The last number must be at least the first one.' };
  const count = Math.floor((to - from) / step) + 1;
  if (count > maxRows) {
    const limit = maxRows.toLocaleString('en');
    return {
      ok: false,
      field: 'to',
      problem: `These are ${count.toLocaleString('en')} numbers. Up to ${limit} are made at once.`,
    };
  }
  const rows = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    cells: [`${prefix}${`${from + index * step}`.padStart(digits, '0')}`],
  }));
  return { ok: true, table: { header: ['Number'], rows } };
}
