import { vcard } from '@canary/qr/content/vcard';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: vcard,
  title: 'vCard QR code generator',
  description:
    'Make a QR code of a business card: name, phone, email and address. A scan offers to save the contact, without an internet connection.',
  keywords: 'vCard QR code, business card QR code, contact QR code, QR code for a phone book entry',
  lead: 'A scan offers to save the contact.',
  contains:
    'The code contains a contact card in the format vCard 3.0 (RFC 2426), with the fields that you fill in: name, phone numbers, email addresses, company, postal address, website and a note.',
  example: { firstName: 'Ada', lastName: 'Lovelace', phone: '+12015550123', email: 'ada@example.com' },
  readers:
    'The camera apps of iPhones (since iOS 11) and of most current Android phones offer to add the contact. It works without a connection, because the card itself is in the code.',
  questions: [
    {
      question: 'How much should I put on the card?',
      answer:
        'Name, one phone number and one email address are enough for most cards. Each field makes more and smaller squares, so print a full card larger.',
    },
    {
      question: 'Can I change the contact later?',
      answer:
        'No. The contact is in the squares of the code. For data that changes, make a dynamic code for a web page with your contact.',
    },
  ],
} satisfies TypePageContent;
