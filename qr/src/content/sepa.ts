import { extractIBAN, isSEPACountry, isValidBIC } from 'ibantools';
import { sepaRules } from '../code-rules.ts';
import type { ContentType, Rule, Values } from './content-type.ts';
import { creditorReference, iban, ibanInGroups, plainIban, plainReference } from './iban.ts';
import { amountRule, plainMoney } from './money.ts';
import { otherParts, type ParsedContent, toParts } from './parts.ts';
import { byteLength, decimal, isBlank, oneLine, optional, required } from './rules.ts';

type SepaField = 'name' | 'iban' | 'bic' | 'amount' | 'purpose' | 'reference' | 'text' | 'info';

/** The European Economic Area. Accounts elsewhere need a BIC: EPC069-12, table 1, AT-23. */
const EEA = /^(AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/;

/**
 * Countries of EPC409-09, "EPC List of SEPA Scheme Countries", that ibantools doesn't count yet: Albania and Montenegro
 * since November 2024, Moldova and North Macedonia since March 2025, Serbia since May 2025.
 */
const newInSepa = ['AL', 'ME', 'MD', 'MK', 'RS'];

/** Bytes of the largest payload: EPC069-12, §2. Without ASCII alone, the code needs a byte more for the ECI. */
const MAX_BYTES = { ascii: 331, unicode: 330 };

const plainBic = (value: string) => value.replace(/\s/g, '').toUpperCase();

const sepaIban: Rule = (value, values) => {
  const error = iban(value, values);
  if (error !== undefined) return error;
  const { countryCode = '' } = extractIBAN(plainIban(value));
  return isSEPACountry(countryCode) || newInSepa.includes(countryCode)
    ? undefined
    : `IBAN: banks in ${countryCode} take no part in SEPA, so they get no transfers in euros this way`;
};

const bic: Rule<SepaField> = (value, values) => {
  if (!isBlank(value))
    return isValidBIC(plainBic(value))
      ? undefined
      : 'BIC: it has 8 or 11 letters and digits, like COBADEFFXXX';
  const isOutside = sepaIban(values.iban, values) === undefined && !EEA.test(plainIban(values.iban));
  return isOutside ? 'BIC: an account outside the European Economic Area needs it' : undefined;
};

const atMost =
  (name: string, characters: number): Rule =>
  (value, values) => {
    const error = oneLine(value, values);
    if (error !== undefined) return error;
    const { length } = [...value.trim()];
    return length <= characters
      ? undefined
      : `${name}: it has ${length} characters, and at most ${characters} fit`;
  };

/** A structured reference. One that starts with RF has check digits; there are national ones without. */
const reference: Rule<SepaField> = (value, values) => {
  if (!isBlank(values.text))
    return 'Reference: a transfer has either a reference or a text. Empty one of them';
  return /^\s*RF/i.test(value) ? creditorReference(value, values) : atMost('Reference', 35)(value, values);
};

/** The field to shorten if the whole is too long. */
const longField = ({ text, info }: Values<SepaField>) =>
  !isBlank(text) ? 'text' : isBlank(info) ? 'name' : 'info';

/** Applies a rule, and then the limit of the whole payload if this is the field to shorten. */
const withinPayload =
  (name: SepaField, label: string, rule: Rule): Rule<SepaField> =>
  (value, values) => {
    const error = rule(value, values);
    if (error !== undefined || longField(values) !== name) return error;
    const payload = write(values);
    const bytes = byteLength(payload);
    const most = bytes === payload.length ? MAX_BYTES.ascii : MAX_BYTES.unicode;
    return bytes <= most
      ? undefined
      : `${label}: the code has ${bytes} bytes, and a SEPA code at most ${most}. Accented letters take 2 bytes`;
  };

/**
 * A credit transfer in euros: EPC069-12, "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of
 * a SEPA Credit Transfer", version 002 of its payload.
 *
 * @example BCD\n002\n1\nSCT\n\nCorner Shop\nDE89370400440532013000\nEUR12.30\n\n\nInvoice 7
 */
export const sepa: ContentType<SepaField> = {
  id: 'sepa',
  name: 'SEPA payment',
  fields: [
    {
      name: 'name',
      label: 'Payee’s name',
      control: 'text',
      hint: 'As the bank knows the account’s holder.',
      check: withinPayload(
        'name',
        'Name',
        required('Enter the name of the account’s holder.', atMost('Name', 70)),
      ),
    },
    {
      name: 'iban',
      label: 'IBAN',
      control: 'text',
      placeholder: 'DE89 3704 0044 0532 0130 00',
      check: required('Enter the IBAN of the account.', sepaIban),
      plain: plainIban,
    },
    {
      name: 'amount',
      label: 'Amount (€)',
      control: 'decimal',
      hint: 'Leave it empty to let the payer choose.',
      width: 'half',
      check: optional(amountRule(9, 'Amount: enter euros from 0.01 to 999999999.99, like 250 or 99.50')),
      plain: plainMoney,
    },
    {
      name: 'bic',
      label: 'BIC',
      control: 'text',
      hint: 'Only for accounts outside the EEA.',
      width: 'half',
      check: bic,
      plain: plainBic,
    },
    {
      name: 'text',
      label: 'Text for the payee',
      control: 'text',
      hint: 'Such as the number of the invoice.',
      check: withinPayload('text', 'Text', optional(atMost('Text', 140))),
    },
    {
      name: 'reference',
      label: 'Reference',
      control: 'text',
      hint: 'Instead of a text: a creditor reference that starts with RF.',
      check: optional(reference),
      plain: plainReference,
    },
    {
      name: 'purpose',
      label: 'Purpose code',
      control: 'text',
      hint: 'Up to four letters of ISO 20022, like CHAR for a donation.',
      extra: true,
      check: optional((value) =>
        /^[a-z]{1,4}$/i.test(value.trim())
          ? undefined
          : 'Purpose code: it has one to four letters, like CHAR',
      ),
      plain: (value) => value.toUpperCase(),
    },
    {
      name: 'info',
      label: 'Note for the payer',
      control: 'text',
      hint: 'Shown in the banking app, and not sent with the transfer.',
      extra: true,
      check: withinPayload('info', 'Note', optional(atMost('Note', 70))),
    },
  ],
  empty: { name: '', iban: '', bic: '', amount: '', purpose: '', reference: '', text: '', info: '' },
  namedBy: ['name'],
  fixed: {
    rules: sepaRules,
    why: 'Banks read SEPA codes with medium error correction and at most 69 squares a side (EPC069-12).',
  },
  payload: write,
  parse: (payload) => (sepaRules.start.test(payload) ? parseTransfer(payload) : undefined),
  wording: ({ name, iban: account, amount, text, reference: structured }) => ({
    title: isBlank(amount) ? `Pay ${name}` : `Pay €${plainMoney(amount)} to ${name}`,
    text: [ibanInGroups(account), text || structured].filter((line) => line !== '').join('\n'),
  }),
};

/** The lines of the payload, without empty ones at the end: EPC069-12, §3. */
function write({ name, iban: account, amount, purpose, text, ...others }: Values<SepaField>): string {
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    plainBic(others.bic),
    name.trim(),
    plainIban(account),
    isBlank(amount) ? '' : `EUR${decimal(amount)}`,
    purpose.trim().toUpperCase(),
    plainReference(others.reference),
    text.trim(),
    others.info.trim(),
  ];
  return lines.join('\n').trimEnd();
}

/** Parses versions 001 and 002. Which of them it is, and the encoding, say nothing about the transfer. */
function parseTransfer(payload: string): ParsedContent | undefined {
  const [, , , transfer = '', bic = '', name = '', account = '', money = '', purpose = '', ...rest] =
    payload.split(/\r?\n/);
  const [reference = '', text = '', info = '', ...more] = rest;
  if (account === '') return undefined;
  const [, amount = ''] = /^EUR(.+)$/.exec(money) ?? [];
  return {
    parts: [
      ...toParts({ name, iban: account, bic, amount, purpose, reference, text, info }),
      ...otherParts({
        transfer: transfer === 'SCT' ? '' : transfer,
        amount: amount === '' ? money : '',
        'more lines': more.join(' ').trim(),
      }),
    ],
  };
}
