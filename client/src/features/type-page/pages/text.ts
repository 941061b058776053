import { text } from '@canary/qr/content/text';
import type { TypePageContent } from '../type-page-content.ts';

export default {
  type: text,
  title: 'Text QR code generator',
  description:
    'Put any text into a QR code, free and without an account. It shows without an internet connection, and we never see the text.',
  keywords: 'text QR code, QR code for a message, QR code with text, offline QR code',
  lead: 'Any text, in any language. No account needed.',
  contains:
    'The code contains your text as you typed it, with its line breaks. Letters beyond plain English are encoded as UTF-8, and the code says so. Up to 2,953 bytes fit into one code.',
  example: { text: 'Table 12' },
  readers:
    'Scanner apps show the whole text, also offline. Camera apps of phones show it too or offer to search the web for it: iPhones show more of it in the code scanner of the Control Centre than in the camera.',
  questions: [
    {
      question: 'Does a text code need the internet?',
      answer: 'No. The text is in the code, so a scanner app shows it without a connection.',
    },
    {
      question: 'How long may the text be?',
      answer:
        'Up to 2,953 bytes with the lowest error correction. A short text makes larger squares, which scan more easily. For more than a few sentences, a web page and a code for its address work better.',
    },
  ],
} satisfies TypePageContent;
