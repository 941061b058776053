import { whatsapp } from '@canary/qr/content/whatsapp';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: whatsapp,
  title: 'WhatsApp QR code generator',
  description:
    'Make a QR code that opens a WhatsApp chat with you, with a message filled in. Free with an account.',
  keywords: 'WhatsApp QR code, QR code for WhatsApp chat, wa.me QR code, click to chat QR code',
  lead: 'A scan opens a chat with you.',
  contains:
    'The code contains a link to wa.me with your number and the message, as WhatsApp describes it under “click to chat”.',
  example: { phone: '+44 7700 900123', message: 'Hello!' },
  readers:
    'Every phone that reads web addresses opens it: in WhatsApp if it is installed, or else in the browser, with a page of WhatsApp.',
  questions: [
    {
      question: 'Is the message sent automatically?',
      answer: 'No. WhatsApp shows the text in the chat, and the person sends it themselves.',
    },
    {
      question: 'Must people save my number first?',
      answer: 'No. The chat opens without a contact. People see the number that is in the code.',
    },
    {
      question: 'Does the number need a country code?',
      answer: 'Yes. WhatsApp needs the full international number, such as +44 7700 900123.',
    },
  ],
} satisfies TypePageContent;
