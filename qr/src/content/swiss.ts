import { isQRIBAN } from 'ibantools';
import { swissRules } from '../code-rules.ts';
import type { ContentType, Field, Rule, Values } from './content-type.ts';
import { creditorReference, iban, ibanInGroups, plainIban, plainReference } from './iban.ts';
import { amountRule, plainMoney } from './money.ts';
import { otherParts, type ParsedContent, toParts } from './parts.ts';
import { isBlank, optional, required } from './rules.ts';

const addressFields = ['Name', 'Street', 'Building', 'Postcode', 'Town', 'Country'] as const;

type AddressField = (typeof addressFields)[number];
type Side = 'creditor' | 'debtor';

type SwissField =
  | 'iban'
  | 'amount'
  | 'currency'
  | 'reference'
  | 'message'
  | 'billing'
  | `${Side}${AddressField}`;

/** Lines of an address, and of the elements around the addresses. */
const ADDRESS_LINES = 7;

/** The most characters of message and billing information together: SIX, §4.2.2, "AddInf". */
const ADDITIONAL = 140;

/** The characters that banks in Switzerland keep: Latin letters of Unicode’s first blocks, Romanian ones, and €. SIX, §4.1.1. */
const LATIN = /^[\x20-\x7e\u00a0-\u017f\u0218-\u021b\u20ac]*$/;

/** Returns a rule for a text of at most so many characters. Its messages start with the label. */
const atMost =
  (label: string, characters: number): Rule =>
  (value) => {
    const text = value.trim();
    if (/[\n\r]/.test(text)) return `${label}: it must be on one line`;
    if (!LATIN.test(text)) return `${label}: use letters of European languages, and no emoji`;
    return text.length <= characters
      ? undefined
      : `${label}: it has ${text.length} characters, and at most ${characters} fit`;
  };

const account: Rule = (value, values) => {
  const error = iban(value, values);
  if (error !== undefined) return error;
  return /^(CH|LI)/.test(plainIban(value))
    ? undefined
    : 'IBAN: it is of an account in Switzerland or Liechtenstein, so it starts with CH or LI';
};

const isQrReference = (reference: string) => /^\d{27}$/.test(plainReference(reference));

/** The type of a reference: SIX, §4.2.2, "RmtInf". */
function typeOf(reference: string): 'QRR' | 'SCOR' | 'NON' {
  if (isBlank(reference)) return 'NON';
  return /^\s*RF/i.test(reference) ? 'SCOR' : 'QRR';
}

/** The table of modulo 10, recursive: SIX, annex B. */
const MOD_10 = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** Whether the last digit is the check digit of those before. */
function hasCheckDigit(digits: string): boolean {
  const carry = [...digits.slice(0, -1)].reduce(
    (before, digit) => MOD_10[(before + Number(digit)) % 10] ?? 0,
    0,
  );
  return digits.endsWith(String((10 - carry) % 10));
}

/** A QR-IBAN has a QR reference, and every other IBAN a creditor reference or none: SIX, §4.2.2. */
const reference: Rule<SwissField> = (value, values) => {
  const isQr = isQRIBAN(plainIban(values.iban));
  if (isBlank(value)) return isQr ? 'Reference: a QR-IBAN needs a QR reference of 27 digits' : undefined;
  if (typeOf(value) === 'SCOR')
    return isQr
      ? 'Reference: a QR-IBAN has a QR reference of 27 digits, not one that starts with RF'
      : creditorReference(value, values);
  if (!isQrReference(value))
    return 'Reference: it is a QR reference of 27 digits, or a creditor reference that starts with RF';
  if (!hasCheckDigit(plainReference(value)))
    return 'Reference: the check digit, which is the last one, doesn’t match';
  return isQr ? undefined : 'Reference: a QR reference needs a QR-IBAN, whose fifth digit is 3';
};

const billing: Rule<SwissField> = (value, values) => {
  const error = atMost('Billing information', ADDITIONAL)(value, values);
  if (error !== undefined || isBlank(value)) return error;
  if (!/^\s*\/\/\S\S/.test(value))
    return 'Billing information: it starts with // and two letters, like //S1/10/7';
  const length = value.trim().length + values.message.trim().length;
  return length <= ADDITIONAL
    ? undefined
    : `Billing information: with the message it has ${length} characters, and at most ${ADDITIONAL} fit`;
};

const country: Rule = (value) =>
  /^[a-z]{2}$/i.test(value.trim()) ? undefined : 'Country: enter its two letters, like CH';

/** The fields of an address. Those of the debtor apply if any of them has a value. */
function addressOf(side: Side, group: string): readonly Field<SwissField>[] {
  const name = <Part extends AddressField>(part: Part): `${Side}${Part}` => `${side}${part}`;
  const isWanted = (values: Values<SwissField>) =>
    side === 'creditor' || addressFields.some((part) => !isBlank(values[name(part)]));
  const needed =
    (message: string, rule: Rule): Rule<SwissField> =>
    (value, values) =>
      isBlank(value) && !isWanted(values) ? undefined : required(message, rule)(value, values);
  const who = side === 'creditor' ? 'payee' : 'payer';
  const text = { control: 'text', group } as const;
  const shared: Pick<Field, 'control' | 'group' | 'extra'> =
    side === 'debtor' ? { ...text, extra: true } : text;
  return [
    {
      ...shared,
      name: name('Name'),
      label: 'Name',
      check: needed(`Enter the ${who}’s name.`, atMost('Name', 70)),
    },
    {
      ...shared,
      name: name('Street'),
      label: 'Street',
      width: 'half',
      check: optional(atMost('Street', 70)),
    },
    {
      ...shared,
      name: name('Building'),
      label: 'Number',
      width: 'half',
      check: optional(atMost('Number', 16)),
    },
    {
      ...shared,
      name: name('Postcode'),
      label: 'Postcode',
      width: 'half',
      check: needed(`Enter the ${who}’s postcode.`, atMost('Postcode', 16)),
    },
    {
      ...shared,
      name: name('Town'),
      label: 'Town',
      width: 'half',
      check: needed(`Enter the ${who}’s town.`, atMost('Town', 35)),
    },
    {
      ...shared,
      name: name('Country'),
      label: 'Country',
      width: 'half',
      placeholder: 'CH',
      check: needed(`Enter the two letters of the ${who}’s country, like CH.`, country),
      plain: (value) => value.toUpperCase(),
    },
  ];
}

/**
 * The payload of a Swiss QR-bill: SIX, "Swiss Implementation Guidelines for the QR-bill", version 2.3, §4. Addresses are
 * structured, as banks require since November 2025.
 */
export const swiss: ContentType<SwissField> = {
  id: 'swiss',
  name: 'Swiss QR-bill',
  fields: [
    {
      name: 'iban',
      label: 'IBAN or QR-IBAN',
      control: 'text',
      placeholder: 'CH93 0076 2011 6238 5295 7',
      check: required('Enter the IBAN of the account.', account),
      plain: plainIban,
    },
    {
      name: 'amount',
      label: 'Amount',
      control: 'decimal',
      hint: 'Leave it empty to let the payer choose.',
      width: 'half',
      check: optional(amountRule(9, 'Amount: enter 0.01 to 999999999.99, like 250 or 99.50')),
      plain: plainMoney,
    },
    {
      name: 'currency',
      label: 'Currency',
      control: 'select',
      width: 'half',
      options: [
        { value: 'CHF', label: 'Francs (CHF)' },
        { value: 'EUR', label: 'Euros (EUR)' },
      ],
      check: (value) => (/^(CHF|EUR)$/.test(value) ? undefined : 'Currency: choose CHF or EUR'),
    },
    {
      name: 'reference',
      label: 'Reference',
      control: 'text',
      hint: 'For a QR-IBAN 27 digits. For another IBAN none, or a reference that starts with RF.',
      check: reference,
      plain: plainReference,
    },
    {
      name: 'message',
      label: 'Message',
      control: 'text',
      hint: 'Such as the number of the invoice.',
      check: optional(atMost('Message', ADDITIONAL)),
    },
    ...addressOf('creditor', 'Payable to'),
    ...addressOf('debtor', 'Payable by'),
    {
      name: 'billing',
      label: 'Billing information',
      control: 'text',
      group: 'For programs',
      extra: true,
      hint: 'For automatic booking, as Swico describes it.',
      check: billing,
    },
  ],
  empty: {
    iban: '',
    amount: '',
    currency: 'CHF',
    reference: '',
    message: '',
    billing: '',
    creditorName: '',
    creditorStreet: '',
    creditorBuilding: '',
    creditorPostcode: '',
    creditorTown: '',
    creditorCountry: '',
    debtorName: '',
    debtorStreet: '',
    debtorBuilding: '',
    debtorPostcode: '',
    debtorTown: '',
    debtorCountry: '',
  },
  namedBy: ['debtorName', 'creditorName'],
  fixed: {
    rules: swissRules,
    why: 'Banks in Switzerland need the Swiss cross, medium error correction, and a code of 46 mm with 5 mm of empty space around it.',
  },
  payload: write,
  parse: (payload) => (swissRules.start.test(payload) ? parseBill(payload) : undefined),
  wording: ({ creditorName, iban: payee, amount, currency, message }) => ({
    title: isBlank(amount)
      ? `Pay ${creditorName}`
      : `Pay ${currency} ${plainMoney(amount)} to ${creditorName}`,
    text: [ibanInGroups(payee), message].filter((line) => line !== '').join('\n'),
  }),
};

const noAddress = Array<string>(ADDRESS_LINES).fill('');

/** The lines of an address: S for structured, and its elements. */
function addressLines(values: Values<SwissField>, side: Side): readonly string[] {
  const lines = addressFields.map((part) => values[`${side}${part}`].trim());
  if (lines.every((line) => line === '')) return noAddress;
  return ['S', ...lines.slice(0, -1), (lines.at(-1) ?? '').toUpperCase()];
}

/** SIX, §4.2.2: all lines up to `EPD`, also empty ones, and after it the billing information if there is any. */
function write(values: Values<SwissField>): string {
  return [
    ...['SPC', '0200', '1', plainIban(values.iban)],
    ...addressLines(values, 'creditor'),
    // The ultimate creditor, which is for future use.
    ...noAddress,
    isBlank(values.amount) ? '' : plainMoney(values.amount),
    values.currency,
    ...addressLines(values, 'debtor'),
    typeOf(values.reference),
    plainReference(values.reference),
    values.message.trim(),
    'EPD',
    ...(isBlank(values.billing) ? [] : [values.billing.trim()]),
  ].join('\n');
}

function parseBill(payload: string): ParsedContent | undefined {
  const lines = payload.split(/\r?\n/);
  const take = (count: number) => lines.splice(0, count);
  const [, , , payee = ''] = take(4);
  const creditor = take(ADDRESS_LINES);
  const ultimate = take(ADDRESS_LINES);
  const [amount = '', currency = ''] = take(2);
  const debtor = take(ADDRESS_LINES);
  const [type = '', number = '', message = '', trailer = '', bill = '', ...more] = lines;
  if (payee === '' || trailer !== 'EPD') return undefined;
  return {
    parts: [
      ...toParts({ iban: payee, amount, currency, reference: number, message, billing: bill }),
      ...addressParts('creditor', creditor),
      ...addressParts('debtor', debtor),
      ...otherParts({
        'final creditor': ultimate.join(' ').trim(),
        'type of the reference': type === typeOf(number) ? '' : type,
        'alternative procedures': more.join(' ').trim(),
      }),
    ],
  };
}

function addressParts(side: Side, [kind = '', ...lines]: readonly string[]) {
  return [
    ...toParts(
      Object.fromEntries(addressFields.map((part, index) => [`${side}${part}`, lines[index] ?? ''])),
    ),
    // Combined addresses have other lines, which banks refuse since November 2025.
    ...otherParts({ 'kind of address': kind === 'S' ? '' : kind }),
  ];
}
