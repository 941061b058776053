import { sepa } from '@canary/qr/content/sepa';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: sepa,
  title: 'SEPA payment QR code generator',
  description:
    'Make a QR code that fills in a bank transfer in euros: IBAN, name, amount and text. Also called EPC QR code or Girocode. Free with an account.',
  keywords: 'SEPA QR code, EPC QR code, Girocode generator, IBAN QR code, QR code on an invoice',
  lead: 'The payer scans it, and the transfer is filled in.',
  contains:
    'The code contains a credit transfer as the European Payments Council defines it (EPC069-12, version 002): the name and IBAN of the payee, and the amount and a text or a reference if you enter them. The standard fixes the error correction at M and the size at 69 × 69 modules or fewer, and so does the generator.',
  example: { name: 'Corner Shop', iban: 'DE89370400440532013000', amount: '12.30', text: 'Invoice 7' },
  readers:
    'Banking apps that scan EPC QR codes, also called Girocode, fill in the transfer, and the payer confirms it as usual. Not every bank’s app reads them. The camera app of a phone shows only the text of the code.',
  questions: [
    {
      question: 'Is my IBAN checked?',
      answer:
        'Its country, its length and its check digits are, in your browser. Whether the account exists is known to the bank only, so pay yourself a cent before you print the code.',
    },
    {
      question: 'Does the code work outside the euro area?',
      answer:
        'The transfer is in euros, and the account must be in a country of SEPA. Accounts outside the European Economic Area need the BIC as well.',
    },
    {
      question: 'Why can’t I choose the error correction?',
      answer:
        'The standard fixes it at level M. A banking app may refuse a code that breaks the rules of the standard.',
    },
  ],
} satisfies TypePageContent;
