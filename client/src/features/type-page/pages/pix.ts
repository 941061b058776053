import { pix } from '@canary/qr/content/pix';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: pix,
  title: 'PIX QR code generator',
  description:
    'Make a PIX QR code (BR Code) to get paid in reais, with or without an amount. Every Brazilian bank’s app reads it. Free with an account.',
  keywords:
    'PIX QR code, BR Code generator, static PIX QR code, QR code for payment in Brazil, PIX copia e cola',
  lead: 'Get paid in reais, in any bank’s app of Brazil.',
  contains:
    'The code contains a static BR Code, as the Central Bank of Brazil defines it for PIX: your key, your name and city, the amount, an identifier and a message if you enter them, and a checksum (CRC-16) at the end. The same text works as “Pix copia e cola”.',
  example: { key: 'loja@example.com', name: 'Padaria Central', city: 'Sao Paulo', amount: '12.50' },
  readers:
    'The apps of banks in Brazil that take part in PIX read it with their own scanner. The payer sees your name and confirms the payment. The camera app of a phone shows only the text.',
  questions: [
    {
      question: 'Can the code be paid more than once?',
      answer:
        'Yes. A static code has no limit of its use, and each payment arrives at your key. Use the identifier to find a payment in your account.',
    },
    {
      question: 'Why does my name lose its accents?',
      answer:
        'Banks count the bytes of these fields and often show accents wrongly, so names and cities are written without them. The form tells you what it changed.',
    },
    {
      question: 'Does the money go through you?',
      answer:
        'No. The code contains your PIX key. The payer’s bank pays you directly, and we don’t learn of it. Pay yourself a small amount before you print the code.',
    },
  ],
} satisfies TypePageContent;
