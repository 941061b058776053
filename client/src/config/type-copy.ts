import type { ContentTypeId } from './generators.ts';
import type { IconName } from './icons.ts';

/** How a content type is spoken of where there is an account. */
export interface TypeCopy {
  readonly title: string;
  /** Beneath the title, on a card. */
  readonly description: string;
  /** What happens to whoever scans such a code. */
  readonly purpose: string;
  readonly icon: IconName;
}

/** Titles and descriptions of the first seven are the specification's. */
export const typeCopy: Readonly<Record<ContentTypeId, TypeCopy>> = {
  url: {
    title: 'URL',
    description: 'redirect users to any website',
    purpose: 'Scanning it opens a website: a menu, a shop, a ticket.',
    icon: 'link',
  },
  text: {
    title: 'Text',
    description: 'static text or message',
    purpose: 'Scanning it shows your text, even where there is no connection.',
    icon: 'type',
  },
  email: {
    title: 'Email',
    description: 'pre-filled recipient and subject',
    purpose: 'Scanning it starts a mail with recipient, subject and message filled in.',
    icon: 'mail',
  },
  wifi: {
    title: 'Wi-Fi',
    description: 'share SSID and password',
    purpose: 'Scanning it joins your network, and nobody has to type the password.',
    icon: 'wifi',
  },
  vcard: {
    title: 'vCard',
    description: 'share contact info',
    purpose: 'Scanning it offers to save a contact, with everything that you fill in.',
    icon: 'contact-round',
  },
  sms: {
    title: 'SMS',
    description: 'pre-filled message with phone number',
    purpose: 'Scanning it starts a text message, with number and words filled in.',
    icon: 'message-square',
  },
  location: {
    title: 'Location',
    description: 'Google Maps or geo-coordinates',
    purpose: 'Scanning it opens a place on the map.',
    icon: 'map-pin',
  },
  phone: {
    title: 'Phone',
    description: 'call a number with one tap',
    purpose: 'Scanning it offers to call a number.',
    icon: 'phone',
  },
  upi: {
    title: 'UPI',
    description: 'be paid in rupees by any UPI app',
    purpose: 'Scanning it starts a payment to you, in any UPI app.',
    icon: 'indian-rupee',
  },
};
