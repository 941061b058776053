import type { ContentTypeId } from '@canary/qr/content/all';
import type { IconName } from './icons.ts';

/** The categories of content types, in order. */
export const typeCategories = ['Links and text', 'Contact', 'Payment', 'Places and events'] as const;

export type TypeCategory = (typeof typeCategories)[number];

/** The texts about a content type on pages of an account. */
export interface TypeCopy {
  readonly title: string;
  /** What a code of this type contains, in a sentence. */
  readonly noun: string;
  /** Text below the title on a card. */
  readonly description: string;
  /** The effect of scanning a code of this type. */
  readonly purpose: string;
  readonly icon: IconName;
  readonly category: TypeCategory;
  /** Words to find the type by, beside its title, description and category. */
  readonly words: string;
}

/** The titles and descriptions of the first seven types are fixed (docs/product.md). */
export const typeCopy: Readonly<Record<ContentTypeId, TypeCopy>> = {
  url: {
    title: 'URL',
    noun: 'a web address',
    description: 'redirect users to any website',
    purpose: 'Scanning it opens a website: a menu, a shop, a ticket.',
    icon: 'link',
    category: 'Links and text',
    words: 'website web address link menu shop ticket video social media app dynamic short',
  },
  text: {
    title: 'Text',
    noun: 'a text',
    description: 'static text or message',
    purpose: 'Scanning it shows your text, even offline.',
    icon: 'type',
    category: 'Links and text',
    words: 'note message serial number words',
  },
  email: {
    title: 'Email',
    noun: 'an email',
    description: 'pre-filled recipient and subject',
    purpose: 'Scanning it starts an email with recipient, subject and message filled in.',
    icon: 'mail',
    category: 'Contact',
    words: 'mail mailto letter feedback',
  },
  wifi: {
    title: 'Wi-Fi',
    noun: 'a Wi-Fi network',
    description: 'share SSID and password',
    purpose: 'Scanning it joins your network without typing the password.',
    icon: 'wifi',
    category: 'Places and events',
    words: 'wlan wireless internet network hotspot guests router',
  },
  vcard: {
    title: 'vCard',
    noun: 'a contact',
    description: 'share contact info',
    purpose: 'Scanning it offers to save a contact with everything that you fill in.',
    icon: 'contact-round',
    category: 'Contact',
    words: 'business card address book person company phone email vcf',
  },
  sms: {
    title: 'SMS',
    noun: 'a text message',
    description: 'pre-filled message with phone number',
    purpose: 'Scanning it starts a text message with number and text filled in.',
    icon: 'message-square',
    category: 'Contact',
    words: 'text message phone mobile imessage',
  },
  location: {
    title: 'Location',
    noun: 'a location',
    description: 'Google Maps or geo-coordinates',
    purpose: 'Scanning it opens a place on the map.',
    icon: 'map-pin',
    category: 'Places and events',
    words: 'map place address directions coordinates gps navigation geo',
  },
  phone: {
    title: 'Phone',
    noun: 'a phone number',
    description: 'call a number with one tap',
    purpose: 'Scanning it offers to call a number.',
    icon: 'phone',
    category: 'Contact',
    words: 'telephone mobile call hotline number',
  },
  event: {
    title: 'Event',
    noun: 'a calendar event',
    description: 'add a date to the calendar',
    purpose: 'Scanning it offers to save an event in the calendar, with its time and place.',
    icon: 'calendar',
    category: 'Places and events',
    words: 'calendar date appointment meeting party concert ical ics vevent save the date',
  },
  whatsapp: {
    title: 'WhatsApp',
    noun: 'a WhatsApp chat',
    description: 'start a chat with a ready message',
    purpose: 'Scanning it opens a chat with you in WhatsApp, with your message filled in.',
    icon: 'message-circle',
    category: 'Contact',
    words: 'chat message messenger wa.me click to chat',
  },
  upi: {
    title: 'UPI',
    noun: 'a UPI payment',
    description: 'get paid in rupees with any UPI app',
    purpose: 'Scanning it starts a payment to you, in any UPI app.',
    icon: 'indian-rupee',
    category: 'Payment',
    words: 'pay money rupees india bhim paytm phonepe gpay invoice donation',
  },
  sepa: {
    title: 'SEPA payment',
    noun: 'a SEPA payment',
    description: 'fill in a bank transfer in euros',
    purpose: 'Scanning it in a banking app fills in a transfer to you, in euros.',
    icon: 'euro',
    category: 'Payment',
    words: 'euro bank transfer iban girocode epc bezahlcode invoice bill donation',
  },
  swiss: {
    title: 'Swiss bill',
    noun: 'a Swiss QR-bill',
    description: 'the code of a bill in francs or euros',
    purpose: 'Scanning it in a banking app of Switzerland fills in the payment of a bill.',
    icon: 'receipt-swiss-franc',
    category: 'Payment',
    words:
      'qr-bill switzerland schweiz suisse svizzera chf franc iban qrr scor invoice einzahlungsschein facture',
  },
  pix: {
    title: 'PIX',
    noun: 'a PIX payment',
    description: 'get paid in reais by any bank of Brazil',
    purpose: 'Scanning it in a banking app of Brazil starts a payment to your PIX key.',
    icon: 'banknote',
    category: 'Payment',
    words: 'brazil brasil reais real br code qr pagamento bank invoice donation',
  },
  gs1: {
    title: 'Product',
    noun: 'a product',
    description: 'number, batch and expiry as a GS1 Digital Link',
    purpose: 'Scanning it opens a page about the product. Cash desks can read its number.',
    icon: 'scan-barcode',
    category: 'Links and text',
    words: 'gs1 digital link gtin ean upc barcode batch lot serial number expiry retail packaging passport',
  },
  dynamic: {
    title: 'Dynamic code',
    noun: 'a dynamic code',
    description: 'changeable after printing',
    purpose: 'Scanning it opens a website that you can change after printing.',
    icon: 'link',
    category: 'Links and text',
    words: 'short link change after printing scans',
  },
};
