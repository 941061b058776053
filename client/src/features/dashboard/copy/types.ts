import type { ContentTypeId } from '#config/generators.ts';
import type { IconName } from '#config/icons.ts';

export interface TypeCopy {
  readonly id: ContentTypeId;
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
}

/** The seven cards, in the specification's order and words. */
export const types: readonly TypeCopy[] = [
  { id: 'url', title: 'URL', description: 'redirect users to any website', icon: 'link' },
  { id: 'text', title: 'Text', description: 'static text or message', icon: 'type' },
  { id: 'email', title: 'Email', description: 'pre-filled recipient and subject', icon: 'mail' },
  { id: 'wifi', title: 'Wi-Fi', description: 'share SSID and password', icon: 'wifi' },
  { id: 'vcard', title: 'vCard', description: 'share contact info', icon: 'contact-round' },
  { id: 'sms', title: 'SMS', description: 'pre-filled message with phone number', icon: 'message-square' },
  { id: 'location', title: 'Location', description: 'Google Maps or geo-coordinates', icon: 'map-pin' },
];

/** Below the seven. */
export const moreTypes: readonly TypeCopy[] = [
  { id: 'phone', title: 'Phone', description: 'call a number with one tap', icon: 'phone' },
  { id: 'upi', title: 'UPI', description: 'be paid in rupees by any UPI app', icon: 'indian-rupee' },
];
