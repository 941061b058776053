import { url } from '@canary/qr/content/url';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: url,
  title: 'URL QR code generator',
  description:
    'Make a QR code for a web address, free and without an account. Every file is read back before you get it, and the code never expires.',
  keywords: 'URL QR code, QR code for a link, website QR code, free QR code generator',
  lead: 'Paste an address, download the code. No account needed.',
  contains:
    'A code for a web address contains the address itself, starting with http:// or https://. A phone needs nothing from us to open it. If you turn on “Can be changed later”, the code contains a short link of this site instead, and you choose where it leads.',
  example: { url: 'https://example.com/menu' },
  readers:
    'The camera apps of iPhones (since iOS 11) and of current Android phones read the code and offer to open the address in the browser. If an installed app handles the address, such as the app of a shop, the phone may open that app.',
  questions: [
    {
      question: 'Can I change the address after printing?',
      answer:
        'Only if you turn on “Can be changed later” before you make the code. It needs a free account. Without it, the address is in the squares of the code, so a new address needs a new print.',
    },
    {
      question: 'Is a shorter address better?',
      answer:
        'Yes. A shorter address needs fewer squares, so each is larger at the same print size and scans from farther away. Leave out parts of the address that the page doesn’t need.',
    },
  ],
} satisfies TypePageContent;
