import type { ContentType } from '@canary/qr/content/content-type';
import { location } from '@canary/qr/content/location';
import { sms } from '@canary/qr/content/sms';
import { vcard } from '@canary/qr/content/vcard';
import { wifi } from '@canary/qr/content/wifi';
import type { ContentTypeId } from '#config/generators.ts';

/** The landing page's types that take an account. */
export const accountTypes: Partial<Record<ContentTypeId, ContentType>> = { vcard, location, sms, wifi };
