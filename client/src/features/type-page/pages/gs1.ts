import { gs1 } from '@canary/qr/content/gs1';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: gs1,
  title: 'Product QR code generator (GS1 Digital Link)',
  description:
    'Make a product QR code as a GS1 Digital Link: GTIN, batch, serial number and expiry date in one web address. Check digits are verified.',
  keywords:
    'GS1 Digital Link QR code, product QR code, GTIN QR code, QR code for retail, 2D barcode on packaging',
  lead: 'One code for the customer’s phone and for the cash desk.',
  contains:
    'The code contains a GS1 Digital Link: a web address with the GTIN in 14 digits, then the batch and the serial number in the order of the standard, and the expiry date. The address is that of your brand, or id.gs1.org.',
  example: { gtin: '9506000134352', batch: 'ABC123' },
  readers:
    'Every phone that reads web addresses opens the page at this address. Cash desks and warehouses with scanners for GS1 Digital Links read the GTIN and the other numbers from the same code.',
  questions: [
    {
      question: 'Which page does a phone open?',
      answer:
        'The page at the address of your brand, where your server must answer. Without such an address the code leads to id.gs1.org, which says what GS1 knows of the number.',
    },
    {
      question: 'Is the number checked?',
      answer:
        'Its length and its check digit are. Whether the number is yours is known to GS1 only: numbers for products come from your GS1 organisation.',
    },
    {
      question: 'Does it replace the barcode?',
      answer: 'Not yet everywhere. As long as some cash desks read only the linear barcode, print both.',
    },
  ],
} satisfies TypePageContent;
