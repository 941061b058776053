import type { Completion, ContentType, Rule, Values } from './content-type.ts';
import { amountRule, plainMoney } from './money.ts';
import { otherParts, type ParsedContent, toParts } from './parts.ts';
import { decimal, emailAddress, isBlank, optional, required } from './rules.ts';

type PixField = 'key' | 'name' | 'city' | 'amount' | 'txid' | 'description';

/** The scheme’s name in the account: Banco Central do Brasil, "Manual de Padrões para Iniciação do Pix", §1.6. */
const SCHEME = 'br.gov.bcb.pix';

/** Characters of the account information, with the lengths of its parts. */
const ACCOUNT = 99;

const taxId = (key: string) => key.replace(/[\s./-]/g, '').toUpperCase();

/**
 * Whether the last two characters are the check digits of those before: weighted sums, modulo 11. Since July 2026 a CNPJ
 * may have letters, which count as their ASCII code minus 48 (Receita Federal, IN RFB 2.229/2024).
 */
function hasCheckDigits(id: string, maxWeight: number): boolean {
  return [2, 1].every((left) => {
    const before = [...id.slice(0, id.length - left)].toReversed();
    const sum = before.reduce(
      (total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % (maxWeight - 1))),
      0,
    );
    const digit = sum % 11 < 2 ? 0 : 11 - (sum % 11);
    return id.at(-left) === String(digit);
  });
}

/** Writes a key as it is registered: a tax number without signs, an address in small letters. */
function plainKey(value: string): string {
  const key = value.trim();
  if (key.includes('@') || isRandom(key)) return key.toLowerCase();
  return key.startsWith('+') ? key.replace(/[\s()-]/g, '') : taxId(key);
}

const isRandom = (key: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);

/** Whether a text has only the characters of a BR Code: EMV QRCPS merchant-presented 1.1, §3.4. */
const isPlainAscii = (text: string) => /^[ -~]*$/.test(text);

const key: Rule = (value, values) => {
  const plain = plainKey(value);
  if (plain.includes('@')) {
    if (emailAddress(plain, values) !== undefined)
      return 'Key: enter a whole email address, like name@example.com';
    if (!isPlainAscii(plain)) return 'Key: an email address as a key has no accents and no emoji';
    return plain.length <= 77 ? undefined : 'Key: an email address as a key has at most 77 characters';
  }
  if (isRandom(plain)) return undefined;
  if (plain.startsWith('+'))
    return /^\+55\d{10,11}$/.test(plain)
      ? undefined
      : 'Key: a phone number is +55, the area code, and 8 or 9 digits, like +55 11 91234-5678';
  if (/^\d{11}$/.test(plain))
    return hasCheckDigits(plain, 11)
      ? undefined
      : 'Key: the check digits of this CPF don’t match. A phone number starts with +55';
  if (/^[\dA-Z]{12}\d{2}$/.test(plain))
    return hasCheckDigits(plain, 9) ? undefined : 'Key: the check digits of this CNPJ don’t match';
  return 'Key: enter a CPF, a CNPJ, a phone number with +55, an email address or a random key';
};

const atMost =
  (label: string, characters: number): Rule =>
  (value) => {
    const text = value.trim();
    if (!isPlainAscii(text)) return `${label}: use letters without accents, and no emoji`;
    return text.length <= characters
      ? undefined
      : `${label}: it has ${text.length} characters, and at most ${characters} fit`;
  };

/** Names and cities have no accents: EMV QRCPS merchant-presented, 1.1, §3.4. */
const withoutAccents =
  (field: PixField) =>
  (value: string): Completion | undefined => {
    const plain = value.normalize('NFD').replace(/\p{M}/gu, '');
    return plain === value.normalize('NFD')
      ? undefined
      : { values: { [field]: plain }, note: 'We removed the accents, which banks can’t read.' };
  };

const description: Rule<PixField> = (value, values) => {
  const room = ACCOUNT - 4 - SCHEME.length - 4 - plainKey(values.key).length - 4;
  return atMost('Message', Math.max(0, room))(value, values);
};

/**
 * A payment in Brazilian reais with a fixed key: BR Code of the Banco Central do Brasil, after EMV QRCPS
 * merchant-presented 1.1.
 *
 * @example 00020126330014br.gov.bcb.pix0111123456789095204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304…
 */
export const pix: ContentType<PixField> = {
  id: 'pix',
  name: 'PIX',
  fields: [
    {
      name: 'key',
      label: 'PIX key',
      control: 'text',
      hint: 'A CPF, a CNPJ, a phone number with +55, an email address or a random key.',
      check: required('Enter the PIX key of the account.', key),
      plain: plainKey,
    },
    {
      name: 'name',
      label: 'Payee’s name',
      control: 'text',
      width: 'half',
      check: required('Enter the payee’s name.', atMost('Name', 25)),
      complete: withoutAccents('name'),
    },
    {
      name: 'city',
      label: 'Payee’s city',
      control: 'text',
      width: 'half',
      check: required('Enter the payee’s city.', atMost('City', 15)),
      complete: withoutAccents('city'),
    },
    {
      name: 'amount',
      label: 'Amount (R$)',
      control: 'decimal',
      hint: 'Leave it empty to let the payer choose.',
      width: 'half',
      check: optional(amountRule(10, 'Amount: enter reais from 0.01, like 250 or 99.50')),
      plain: plainMoney,
    },
    {
      name: 'txid',
      label: 'Identifier',
      control: 'text',
      hint: 'To find the payment in your account.',
      width: 'half',
      check: optional((value) =>
        /^[a-z\d]{1,25}$/i.test(value.trim())
          ? undefined
          : 'Identifier: it has up to 25 letters and digits, without spaces',
      ),
    },
    {
      name: 'description',
      label: 'Message to the payer',
      control: 'text',
      extra: true,
      check: optional(description),
      complete: withoutAccents('description'),
    },
  ],
  empty: { key: '', name: '', city: '', amount: '', txid: '', description: '' },
  namedBy: ['name'],
  payload: write,
  parse: (text) => (/^000201/.test(text) ? parsePix(text) : undefined),
  wording: ({ key: account, name, amount }) => ({
    title: isBlank(amount) ? `Pay ${name}` : `Pay R$ ${plainMoney(amount)} to ${name}`,
    text: account,
  }),
};

/** Writes an element: its number, its length in two digits, and its value. */
const element = (id: string, value: string) =>
  value === '' ? '' : `${id}${String(value.length).padStart(2, '0')}${value}`;

function write(values: Values<PixField>): string {
  const account =
    element('00', SCHEME) + element('01', plainKey(values.key)) + element('02', values.description.trim());
  const content = [
    element('00', '01'),
    element('26', account),
    element('52', '0000'),
    element('53', '986'),
    element('54', decimal(values.amount)),
    element('58', 'BR'),
    element('59', values.name.trim()),
    element('60', values.city.trim()),
    element('62', element('05', values.txid.trim() || '***')),
    '6304',
  ].join('');
  return content + checksum(content);
}

/** CRC-16/CCITT-FALSE in four digits: ISO/IEC 13239 with the polynomial 0x1021 and the initial value 0xFFFF. */
function checksum(content: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(content)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Splits elements; undefined if a length is wrong or an element is there twice. */
function elementsOf(text: string): ReadonlyMap<string, string> | undefined {
  const elements = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, digits] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(digits);
    if (id === undefined || end > text.length || elements.has(id)) return undefined;
    elements.set(id, text.slice(at + 4, end));
    at = end;
  }
  return elements;
}

/** Names of elements for display, by their number. */
const elementNames: Readonly<Record<string, string>> = {
  '01': 'use',
  '52': 'category',
  '53': 'currency',
  '55': 'tip',
  '58': 'country',
  '61': 'postcode',
  '63': 'checksum',
};

/** The elements that the form writes, and those of a code without a limit of its use, say nothing more. */
const written: Readonly<Record<string, string>> = {
  '00': '01',
  '01': '11',
  '52': '0000',
  '53': '986',
  '58': 'BR',
};

function parsePix(text: string): ParsedContent | undefined {
  const elements = elementsOf(text);
  const account = elementsOf(elements?.get('26') ?? '');
  const extra = elementsOf(elements?.get('62') ?? '');
  const account01 = account?.get('01');
  if (!elements || !extra || account?.get('00')?.toLowerCase() !== SCHEME || !account01) return undefined;
  const isSound = elements.get('63') === checksum(text.slice(0, -4));
  const known = ['26', '54', '59', '60', '62', '63'];
  const others = [...elements].filter(([id, value]) => !known.includes(id) && written[id] !== value);
  const nested = [
    ...[...account].filter(([id]) => !['00', '01', '02'].includes(id)),
    ...[...extra].filter(([id]) => id !== '05'),
  ];
  const txid = extra.get('05') ?? '';
  return {
    parts: [
      ...toParts({
        key: account01,
        name: elements.get('59') ?? '',
        city: elements.get('60') ?? '',
        amount: elements.get('54') ?? '',
        txid: txid === '***' ? '' : txid,
        description: account.get('02') ?? '',
      }),
      ...[...others, ...nested].flatMap(([id, value]) =>
        otherParts({ [elementNames[id] ?? `element ${id}`]: value }),
      ),
      ...(isSound ? [] : otherParts({ checksum: 'wrong' })),
    ],
  };
}
