import type { ContentType } from './content-type.ts';
import { dynamic } from './dynamic.ts';
import { email } from './email.ts';
import { event } from './event.ts';
import { gs1 } from './gs1.ts';
import { location } from './location.ts';
import { phone } from './phone.ts';
import { pix } from './pix.ts';
import { sepa } from './sepa.ts';
import { sms } from './sms.ts';
import { swiss } from './swiss.ts';
import { text } from './text.ts';
import { upi } from './upi.ts';
import { url } from './url.ts';
import { vcard } from './vcard.ts';
import { whatsapp } from './whatsapp.ts';
import { wifi } from './wifi.ts';

/** All content types by id. */
export const contentTypes = {
  url,
  text,
  email,
  vcard,
  location,
  sms,
  wifi,
  phone,
  event,
  upi,
  sepa,
  swiss,
  pix,
  gs1,
  whatsapp,
  dynamic,
} as const satisfies Record<string, ContentType>;

/** The id of a content type. */
export type ContentTypeId = keyof typeof contentTypes;
