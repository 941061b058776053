import type { ContentTypeId } from '../../qr/src/content/all.ts';
import { type ContentType, toPayload, type Values } from '../../qr/src/content/content-type.ts';
import { dynamic } from '../../qr/src/content/dynamic.ts';
import { email } from '../../qr/src/content/email.ts';
import { location } from '../../qr/src/content/location.ts';
import { phone } from '../../qr/src/content/phone.ts';
import { sms } from '../../qr/src/content/sms.ts';
import { text } from '../../qr/src/content/text.ts';
import { upi } from '../../qr/src/content/upi.ts';
import { url } from '../../qr/src/content/url.ts';
import { vcard } from '../../qr/src/content/vcard.ts';
import { wifi } from '../../qr/src/content/wifi.ts';

/** Typical payloads by content type. A serial number of five digits makes each payload unique. */
export const samples = {
  url: sample(url, (n) => ({ url: `https://www.example.com/menu/summer?table=${n}` })),
  text: sample(text, (n) => ({
    text: `Locker ${n}: please leave the key in the box by the café when you go. Thank you!`,
  })),
  email: sample(email, (n) => ({
    email: `orders+${n}@example.com`,
    subject: `Order ${n}`,
    body: 'Hello,\nI have a question about this order.',
  })),
  vcard: sample(vcard, (n) => ({
    ...vcard.empty,
    firstName: 'Ada King',
    lastName: 'Lovelace',
    phone: `+1 201 55 ${n}`,
    email: `ada.${n}@example.com`,
    org: 'Analytical Engines, Inc.',
    title: 'Engineer',
    website: 'https://www.example.com/ada',
    street: '12 St James’s Square',
    city: 'London',
  })),
  location: sample(location, (n) => ({ lat: `52.51${n}`, lng: '13.3777041' })),
  sms: sample(sms, (n) => ({ phone: '+1 201 555 0123', message: `Please book a table, ref. ${n}` })),
  wifi: sample(wifi, (n) => ({
    ssid: 'Corner Café Guests',
    password: `flat;white-${n}`,
    encryption: 'WPA',
    hidden: '',
  })),
  phone: sample(phone, (n) => ({ phone: `+1 201 55 ${n}` })),
  upi: sample(upi, (n) => ({ pa: 'corner.shop@okbank', pn: 'Corner Shop', am: '249.50', tn: `Bill ${n}` })),
  dynamic: sample(dynamic, (n) => ({ id: n, link: `https://CANARY.EXAMPLE/Q/22${n}` })),
} as const satisfies Partial<Record<ContentTypeId, (serial: number) => string>>;

function sample<Name extends string>(
  type: ContentType<Name>,
  values: (serial: string) => Values<Name>,
): (serial: number) => string {
  return (serial) => {
    const outcome = toPayload(type, values(String(serial).padStart(5, '0')));
    if (!outcome.ok) throw new Error(`The sample for ${type.id} is wrong: ${JSON.stringify(outcome.errors)}`);
    return outcome.payload;
  };
}
