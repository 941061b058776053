/** A cell whose number a spreadsheet has probably changed. */
export interface LostDigits {
  /** The index of the row. */
  readonly row: number;
  /** What was probably lost, and what to do, for display. */
  readonly problem: string;
}

/** Numbers shorter than this may have any number of digits, such as amounts. Postcodes have five digits. */
const minDigits = 5;

/** The share of a column's numbers that must be equally long before a shorter number is suspicious. */
const usualShare = 0.6;

/** The digits that spreadsheets keep. */
const keptDigits = 15;

const inSpreadsheet = 'In the spreadsheet, format the column as text, enter the number again, and export it.';

/**
 * Finds the numbers of a column that a spreadsheet has probably changed: `5.58E+12` for a long number, `1067` for `01067`
 * among numbers of five digits.
 *
 * @example findLostDigits(['01067', '1067', '10115', '20095', '50667']) // row 1 has lost zeros
 */
export function findLostDigits(column: readonly string[]): readonly LostDigits[] {
  const usual = usualLength(column);
  return column.flatMap((cell, row): LostDigits[] => {
    const text = cell.trim();
    if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(text))
      return [{ row, problem: `‘${text}’ is a long number without its last digits. ${inSpreadsheet}` }];
    if (!/^\d+$/.test(text)) return [];
    if (text.length > keptDigits && /^0+$/.test(text.slice(keptDigits)))
      return [{ row, problem: `‘${text}’ may have lost its digits after the first 15. ${inSpreadsheet}` }];
    if (usual === undefined || text.length >= usual) return [];
    const zeros = '0'.repeat(usual - text.length);
    return [{ row, problem: `‘${text}’ has fewer digits than the others. Was it ‘${zeros}${text}’?` }];
  });
}

/** The number of digits that most numbers of a column have; undefined if they differ, or count up. */
function usualLength(column: readonly string[]): number | undefined {
  const numbers = column.map((cell) => cell.trim()).filter((text) => /^\d+$/.test(text));
  const isCounted = numbers.every(
    (text, index) => index === 0 || Number(text) === Number(numbers[index - 1]) + 1,
  );
  if (isCounted) return undefined;
  const lengths = new Map<number, number>();
  for (const { length } of numbers) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  const [usual, count] = [...lengths].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return usual >= minDigits && count >= usualShare * numbers.length ? usual : undefined;
}
