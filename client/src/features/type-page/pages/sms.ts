import { sms } from '@canary/qr/content/sms';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: sms,
  title: 'SMS QR code generator',
  description:
    'Make a QR code that starts a text message with the number and the text filled in. For votes, orders and call-backs.',
  keywords: 'SMS QR code, text message QR code, QR code to send a text, SMSTO',
  lead: 'The message is ready, the person presses Send.',
  contains:
    'The code contains the phone number and the message in the format SMSTO:number:message, which ZXing, the reader in many apps, documents.',
  example: { phone: '+12015550123', message: 'Please call me back' },
  readers:
    'The camera apps of iPhones and of most current Android phones open the messages app with number and text filled in. The person’s provider charges the message as usual.',
  questions: [
    {
      question: 'Is the message sent automatically?',
      answer: 'No. The person sees the text, can change it, and sends it themselves.',
    },
    {
      question: 'Should the number have a country code?',
      answer:
        'Yes, if people from other countries may scan the code: +1 201 555 0123 works everywhere, 201 555 0123 only in its country.',
    },
  ],
} satisfies TypePageContent;
