import type { ContentType } from './content-type.ts';
import { amountRule } from './money.ts';
import { otherParts } from './parts.ts';
import { decimal, isBlank, optional, required } from './rules.ts';
import { afterScheme, splitQuery } from './uri-parts.ts';

const ADDRESS = 'Enter a UPI ID, like name@bank';

/** Parameters that the form doesn't have. */
const otherParameters = { cu: 'currency', mc: 'merchant code', tr: 'reference' };

/**
 * A payment request in Indian rupees: NPCI, "UPI Linking Specifications" 1.6, §2.1.
 *
 * @example upi://pay?pa=name@bank&pn=Corner%20Shop&am=99.50&cu=INR
 */
export const upi: ContentType<'pa' | 'pn' | 'am' | 'tn'> = {
  id: 'upi',
  name: 'UPI',
  fields: [
    {
      name: 'pa',
      label: 'UPI ID',
      control: 'text',
      placeholder: 'name@bank',
      check: required(ADDRESS, (value) =>
        /^[\w.-]{2,256}@[a-z][a-z\d.-]{1,63}$/i.test(value.trim()) ? undefined : ADDRESS,
      ),
    },
    { name: 'pn', label: 'Payee’s name', control: 'text', check: required('Enter the payee’s name.') },
    {
      name: 'am',
      label: 'Amount (₹)',
      control: 'decimal',
      hint: 'Leave it empty to let the payer choose.',
      check: optional(amountRule(7, 'Enter an amount in rupees up to 9999999.99, like 250 or 99.50')),
      plain: decimal,
    },
    { name: 'tn', label: 'Note', control: 'text', check: optional() },
  ],
  empty: { pa: '', pn: '', am: '', tn: '' },
  namedBy: ['pn', 'pa'],
  payload: ({ pa, pn, am, tn }) => {
    const parameters = [
      `pa=${pa.trim()}`,
      `pn=${encodeURIComponent(pn.trim())}`,
      ...(isBlank(am) ? [] : [`am=${decimal(am)}`]),
      'cu=INR',
      ...(isBlank(tn) ? [] : [`tn=${encodeURIComponent(tn.trim())}`]),
    ];
    return `upi://pay?${parameters.join('&')}`;
  },
  parse: (text) => {
    const rest = afterScheme(text, 'upi');
    if (rest === undefined) return undefined;
    const { path, parts } = splitQuery(rest, 'space', ['pa', 'pn', 'am', 'tn'], otherParameters);
    const action = /^(?:\/\/)?pay$/i.test(path) ? '' : path;
    const hasPayee = parts.some(({ name }) => name === 'pa');
    return hasPayee ? { parts: [...parts, ...otherParts({ action })] } : undefined;
  },
  wording: ({ pa, pn, am }) => ({
    title: isBlank(am) ? `Pay ${pn}` : `Pay ₹${decimal(am)} to ${pn}`,
    text: pa,
  }),
};
