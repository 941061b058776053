import { email } from '@canary/qr/content/email';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: email,
  title: 'Email QR code generator',
  description:
    'Make a QR code that starts an email with your address, a subject and a message filled in. Free, without an account.',
  keywords: 'email QR code, mailto QR code, QR code for an email address, QR code with subject',
  lead: 'The mail app opens with everything filled in. No account needed.',
  contains:
    'The code contains a mailto: link (RFC 6068) with the recipient, and with the subject and the message if you enter them.',
  example: { email: 'hello@example.com', subject: 'Table for two' },
  readers:
    'The camera apps of iPhones and of current Android phones offer to write an email, in the mail app that is chosen on the phone. Nothing is sent before the person presses Send.',
  questions: [
    {
      question: 'Is the email sent automatically?',
      answer: 'No. The phone opens a draft. The person can change it, and sends it themselves.',
    },
    {
      question: 'Will the code attract spam?',
      answer:
        'Only people and programs that scan the code get the address. It is as public as an address that you print.',
    },
  ],
} satisfies TypePageContent;
