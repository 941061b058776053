import { ibanInGroups, inFours } from '../content/iban.ts';
import { swiss } from '../content/swiss.ts';

export const billLanguages = ['de', 'fr', 'it', 'en'] as const;

/** A language in which the words of a payment part are prescribed. */
export type BillLanguage = (typeof billLanguages)[number];

/** The fixed words of receipt and payment part. */
interface FixedWords {
  readonly receipt: string;
  readonly paymentPart: string;
  readonly account: string;
  readonly reference: string;
  readonly information: string;
  readonly payer: string;
  readonly unknownPayer: string;
  readonly currency: string;
  readonly amount: string;
  readonly acceptancePoint: string;
  readonly separate: string;
}

/** SIX, "Swiss Implementation Guidelines for the QR-bill", version 2.3, annex D. */
const fixedWords: Readonly<Record<BillLanguage, FixedWords>> = {
  de: {
    receipt: 'Empfangsschein',
    paymentPart: 'Zahlteil',
    account: 'Konto / Zahlbar an',
    reference: 'Referenz',
    information: 'Zusätzliche Informationen',
    payer: 'Zahlbar durch',
    unknownPayer: 'Zahlbar durch (Name/Adresse)',
    currency: 'Währung',
    amount: 'Betrag',
    acceptancePoint: 'Annahmestelle',
    separate: 'Vor der Einzahlung abzutrennen',
  },
  fr: {
    receipt: 'Récépissé',
    paymentPart: 'Section paiement',
    account: 'Compte / Payable à',
    reference: 'Référence',
    information: 'Informations supplémentaires',
    payer: 'Payable par',
    unknownPayer: 'Payable par (nom/adresse)',
    currency: 'Monnaie',
    amount: 'Montant',
    acceptancePoint: 'Point de dépôt',
    separate: 'A détacher avant le versement',
  },
  it: {
    receipt: 'Ricevuta',
    paymentPart: 'Sezione pagamento',
    account: 'Conto / Pagabile a',
    reference: 'Riferimento',
    information: 'Informazioni supplementari',
    payer: 'Pagabile da',
    unknownPayer: 'Pagabile da (nome/indirizzo)',
    currency: 'Valuta',
    amount: 'Importo',
    acceptancePoint: 'Punto di accettazione',
    separate: 'Da staccare prima del versamento',
  },
  en: {
    receipt: 'Receipt',
    paymentPart: 'Payment part',
    account: 'Account / Payable to',
    reference: 'Reference',
    information: 'Additional information',
    payer: 'Payable by',
    unknownPayer: 'Payable by (name/address)',
    currency: 'Currency',
    amount: 'Amount',
    acceptancePoint: 'Acceptance point',
    separate: 'Separate before paying in',
  },
};

/** An address as lines. */
interface Address {
  readonly name: string;
  /** Empty without a street. */
  readonly street: string;
  readonly town: string;
}

/** What receipt and payment part say. Texts are empty where the bill has none. */
export interface PaymentWords {
  readonly fixed: FixedWords;
  readonly iban: string;
  readonly payee: Address;
  readonly reference: string;
  readonly message: string;
  readonly billing: string;
  /** Undefined for a payer who writes the own name by hand. */
  readonly payer: Address | undefined;
  readonly currency: string;
  readonly amount: string;
}

/** Returns the words for the payload of a QR-bill; undefined for any other payload. */
export function paymentWords(payload: string, language: BillLanguage): PaymentWords | undefined {
  const parts = swiss.parse?.(payload)?.parts;
  if (!parts) return undefined;
  const values = new Map(parts.map(({ name, value }) => [name, value]));
  const valueIn = (name: string) => values.get(name) ?? '';
  const addressOf = (side: 'creditor' | 'debtor'): Address => {
    const country = valueIn(`${side}Country`);
    const prefix = country === 'CH' ? '' : `${country}-`;
    return {
      name: valueIn(`${side}Name`),
      street: `${valueIn(`${side}Street`)} ${valueIn(`${side}Building`)}`.trim(),
      town: `${prefix}${valueIn(`${side}Postcode`)} ${valueIn(`${side}Town`)}`,
    };
  };
  return {
    fixed: fixedWords[language],
    iban: ibanInGroups(valueIn('iban')),
    payee: addressOf('creditor'),
    reference: inGroups(valueIn('reference')),
    message: valueIn('message'),
    billing: valueIn('billing'),
    payer: values.has('debtorName') ? addressOf('debtor') : undefined,
    currency: valueIn('currency'),
    amount: valueIn('amount').replace(/\B(?=(\d{3})+\.)/g, ' '),
  };
}

/** A QR reference has groups of five digits from the right, and a creditor reference groups of four characters: §3.5.4. */
function inGroups(reference: string): string {
  return reference.startsWith('RF') ? inFours(reference) : reference.replace(/\B(?=(.{5})+$)/g, ' ');
}
