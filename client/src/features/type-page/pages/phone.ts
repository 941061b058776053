import { phone } from '@canary/qr/content/phone';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: phone,
  title: 'Phone QR code generator',
  description:
    'Make a QR code that offers to call a number. For doors, posters and machines: scan it, press Call.',
  keywords: 'phone QR code, QR code to call a number, tel QR code, phone number QR code',
  lead: 'Scan, press Call.',
  contains:
    'The code contains a tel: link (RFC 3966) with the number. Spaces and slashes are left out, and so is the zero in brackets of +49 (0)170, which phones would dial.',
  example: { phone: '+12015550123' },
  readers:
    'The camera apps of iPhones and of current Android phones offer to call the number. Nothing is dialled before the person confirms it.',
  questions: [
    {
      question: 'Does the phone call at once?',
      answer: 'No. It shows the number, and the person presses Call.',
    },
    {
      question: 'Can the code have an extension or a *code#?',
      answer:
        'No. Phones dial extensions in different ways, and iPhones don’t dial * and # from a link. The form tells you what to type instead.',
    },
  ],
} satisfies TypePageContent;
