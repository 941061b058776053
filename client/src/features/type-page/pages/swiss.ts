import { swiss } from '@canary/qr/content/swiss';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: swiss,
  title: 'Swiss QR-bill code generator',
  description:
    'Make the QR code of a Swiss QR-bill, or its whole payment part with the receipt: IBAN or QR-IBAN, reference and amount, checked as you type.',
  keywords:
    'Swiss QR-bill, QR-Rechnung, QR-facture, Swiss QR code generator, QR-IBAN, QR code for an invoice in Switzerland',
  lead: 'The code of a bill in francs or euros.',
  contains:
    'The code contains a payment as SIX defines it in the Swiss Implementation Guidelines for the QR-bill, version 2.3: the IBAN, name and structured address of the creditor, and the amount, the currency, the debtor, a reference and a message if you enter them. It has the Swiss cross, error correction M and 46 mm.',
  example: {
    iban: 'CH5800791123000889012',
    amount: '12.30',
    currency: 'CHF',
    message: 'Invoice 7',
    creditorName: 'Corner Shop',
    creditorStreet: 'Bahnhofstrasse',
    creditorBuilding: '1',
    creditorPostcode: '8001',
    creditorTown: 'Zürich',
    creditorCountry: 'CH',
  },
  readers:
    'The apps of banks in Switzerland and Liechtenstein read it with their own scanner and fill in the payment. The camera app of a phone shows only the text of the code.',
  questions: [
    {
      question: 'Do I get the whole payment part?',
      answer:
        'Yes. Print makes the receipt and the payment part in German, French, Italian or English, at the bottom of an A4 page or as a slip of 210 × 105 mm, as a PDF or on your printer. Download saves the code alone, with its cross in its size.',
    },
    {
      question: 'Which reference do I need?',
      answer:
        'With a QR-IBAN, a QR reference of 27 digits. With any other IBAN none, or a creditor reference that starts with RF. The form checks the digits of both.',
    },
    {
      question: 'Why can’t I change its design?',
      answer:
        'Banks need the Swiss cross, error correction M, and a code of 46 mm with 5 mm of empty space around it. The generator keeps these rules.',
    },
  ],
} satisfies TypePageContent;
