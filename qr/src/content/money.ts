import type { Rule } from './content-type.ts';
import { decimal } from './rules.ts';

/**
 * Returns a rule for an amount above zero with at most two decimals. The error says what to type instead, if the text
 * contains an amount.
 *
 * @param digits the most digits before the decimal point
 * @param message the error for a text without an amount
 */
export function amountRule(digits: number, message: string): Rule {
  const isAmount = (text: string) =>
    new RegExp(`^\\d{1,${digits}}(\\.\\d{1,2})?$`).test(text) && Number(text) > 0;
  return (value) => {
    if (isAmount(decimal(value))) return undefined;
    const plain = plainAmount(value);
    if (isAmount(plain)) return `Amount: type only digits and a decimal point: ${plain}`;
    return /^[^.,]*[.,]\d{3,}$/.test(value.trim())
      ? 'Amount: type at most two digits after the decimal point, and thousands without a point, like 99.50 or 1250'
      : message;
  };
}

const CURRENCY = String.raw`(?:₹|rs\.?|inr|rupees|€|eur|euros?|chf|fr\.?|r\$|brl|reais)`;
const AMOUNT = new RegExp(String.raw`^${CURRENCY}?\s*(\d[\d\s.,'’]*?)\s*(?:\/-|${CURRENCY})?$`, 'i');

/**
 * Removes text around an amount, and separators of groups of digits. The last separator is the decimal point if one or
 * two digits follow it.
 *
 * @example plainAmount('₹ 1,25,000.50/-') // '125000.50'
 */
function plainAmount(value: string): string {
  const [, digits = ''] = AMOUNT.exec(value.trim()) ?? [];
  const [whole = '', decimals] = digits.split(/[.,](?=\d{1,2}$)/);
  // A point before three digits may be either separator.
  if (!/^\d+$|^\d{1,3}([\s.,'’]\d{2,3})*$/.test(whole) || /^\d+\.\d{3}$/.test(digits)) return '';
  return whole.replace(/[\s.,'’]/g, '') + (decimals === undefined ? '' : `.${decimals}`);
}

/** Writes an amount with two decimals, as amounts are compared. */
export function plainMoney(value: string): string {
  const number = Number(decimal(value));
  return Number.isFinite(number) ? number.toFixed(2) : value;
}
