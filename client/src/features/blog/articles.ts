/**
 * An article's data for the list, the page's head, the sitemap and the feed. This file imports nothing, so scripts can
 * use it.
 */
export interface Article {
  readonly slug: string;
  readonly title: string;
  /** Summary on the list and below the title. */
  readonly snippet: string;
  /** Description for search engines. */
  readonly description: string;
  /** Search terms, separated by commas. */
  readonly keywords: string;
  /** ISO 8601 date. */
  readonly published: string;
  /** Reading time in minutes; a test compares it with the length of the text. */
  readonly minutes: number;
  /** Alternative text of the picture. */
  readonly picture: string;
}

/** The articles of the blog, newest first. */
export const articles = [
  {
    slug: 'why-canary-qr',
    title: 'Why Canary QR reads every code before you get it',
    snippet:
      'A QR code fails silently, and usually after it was printed. Here is how codes break, with three to try, and how we check yours before you download it.',
    description:
      'QR codes often fail after printing. How Canary QR reads every file back before you download it, what that check proves, and what it doesn’t.',
    keywords:
      'QR code generator, QR code check, QR code not scanning, verify QR code before printing, private QR code generator',
    published: '2026-11-21',
    minutes: 5,
    picture: 'A canary whose eye casts a beam of light onto a QR code',
  },
  {
    slug: 'create-upi-qr-code',
    title: 'How to create a UPI QR code without losing money',
    snippet:
      'What a UPI code contains, field by field, when to fix the amount, and the mistakes that cost money. A payment of one rupee reveals most of them.',
    description:
      'Create a UPI QR code for your shop: the payload explained (pa, pn, am, cu, tn), open or fixed amount, two worked examples, and how to test it with ₹1.',
    keywords:
      'UPI QR code, create UPI QR code, UPI QR code generator, upi://pay, UPI payment QR for shop, UPI QR with amount',
    published: '2026-11-21',
    minutes: 5,
    picture: 'A counter stand with a QR code and a rupee sign, and a phone that has just paid',
  },
  {
    slug: 'custom-qr-code-design',
    title: 'Custom QR code design that still scans',
    snippet:
      'Which colours a camera can tell apart, how much a logo may cover, and how large to print: the rules for a good-looking code, with examples that follow them and examples that don’t.',
    description:
      'How to design a custom QR code that still scans: contrast you can calculate, light on dark, error correction levels L to H, logos, quiet zone and print size.',
    keywords:
      'custom QR code design, QR code colours, QR code contrast, QR code with logo, error correction level, QR code size for print',
    published: '2026-11-21',
    minutes: 5,
    picture:
      'Three QR codes of the same address: canary on ink, teal on cream, and one that is too pale to read',
  },
  {
    slug: 'free-vs-premium-qr-generator',
    title: 'Free vs premium QR generator: what is worth unlocking',
    snippet:
      'What you get for free, what an account adds, what a token buys, and what isn’t available yet. Plus the question to ask any generator before you print.',
    description:
      'An honest comparison of the free and premium QR codes of Canary QR: prices in tokens, what is missing, and how static and dynamic codes differ.',
    keywords:
      'free QR code generator, premium QR code generator, static vs dynamic QR code, QR code without subscription, do QR codes expire',
    published: '2026-11-21',
    minutes: 5,
    picture:
      'A QR code between two halves: link, text and email icons on white, and five tokens on a dark background',
  },
] as const satisfies readonly Article[];

/** The last part of an article's path. */
export type Slug = (typeof articles)[number]['slug'];
