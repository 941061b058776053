import { notAnAddress, readWebAddress } from '@canary/links/web-address';
import { type ContentTypeId, contentTypes } from './all.ts';
import { type ContentType, type Field, toPayload, type Values } from './content-type.ts';
import { email } from './email.ts';
import { location } from './location.ts';
import { readPlace } from './map-address.ts';
import { type ParsedCode, parseCode } from './parse-code.ts';
import { type Part, toParts } from './parts.ts';
import { phone } from './phone.ts';
import { phoneNumber } from './phone-number.ts';
import { emailAddress, isBlank } from './rules.ts';
import { text } from './text.ts';
import { url } from './url.ts';

/** A content type, and the values of its form. */
export interface RecognisedContent {
  readonly id: ContentTypeId;
  /** A web address is as typed: its form repairs it or says what to correct. All other values are valid. */
  readonly values: Values;
}

/** A form that can hold a text, perhaps not completely. */
export interface FormOffer {
  readonly id: ContentTypeId;
  /** The values may be invalid. The form then says what to correct. */
  readonly values: Values;
  /** What the form leaves out, for display, such as `cc (bob@example.com)`. */
  readonly leavesOut: readonly string[];
}

/**
 * Finds the content type of a text: an address, a phone number with its country code, coordinates, or the text of a
 * code of one of the types. The text of a code is recognised only if its form writes it again with all its parts.
 * Everything else is plain text, a contact card too: its code is the same, and {@link offerForm} offers its form.
 *
 * @param typed not blank
 * @example recogniseContent('example.com/menu') // { id: 'url', values: { url: 'example.com/menu' } }
 * @example recogniseContent('tel:+12015550123') // { id: 'phone', values: { phone: '+12015550123' } }
 */
export function recogniseContent(typed: string): RecognisedContent {
  const content = typed.trim();
  const form = readForm(content);
  if (form && form.id !== 'vcard' && form.isComplete) return { id: form.id, values: form.values };
  // What a form leaves out of an address is still part of the address.
  const value = form && !/^https?:/i.test(content) ? undefined : recogniseValue(content);
  return value ?? { id: 'text', values: { ...text.empty, text: content } };
}

/**
 * Returns the form in which the text of a code can be edited; undefined for other texts.
 *
 * @example offerForm('mailto:a@b.example?cc=c@d.example') // { id: 'email', leavesOut: ['cc (c@d.example)'], … }
 */
export function offerForm(typed: string): FormOffer | undefined {
  const form = readForm(typed.trim());
  return form && { id: form.id, values: form.values, leavesOut: form.leavesOut };
}

/**
 * Returns the forms for a text that was typed as a web address but isn't one: the form of its type, and a plain text.
 * There are none for a mistyped address, because the message about it says how to correct it.
 *
 * @example offerForms('tel:+12015550123').map(({ id }) => id) // ['phone', 'text']
 */
export function offerForms(typed: string): readonly FormOffer[] {
  if (isBlank(typed)) return [];
  const form = offerForm(typed) ?? { ...recogniseContent(typed), leavesOut: [] };
  if (form.id === 'url') return [];
  const asText = { id: 'text', values: { ...text.empty, text: typed.trim() }, leavesOut: [] } as const;
  return form.id === 'text' ? [asText] : [form, asText];
}

/** Recognises a value without a scheme that tells its type. */
function recogniseValue(content: string): RecognisedContent | undefined {
  if (!emailAddress(content, {})) return { id: 'email', values: { ...email.empty, email: content } };
  if (content.startsWith('+') && !phoneNumber(content, {}))
    return { id: 'phone', values: { ...phone.empty, phone: content } };
  // Other texts with two numbers, such as "12 34", aren't clearly a place. Map addresses stay links.
  if (/^[^/]*[.°]/.test(content) && !content.includes('/')) {
    const place = readPlace(content);
    if (place) return { id: 'location', values: { ...location.empty, ...place } };
  }
  const { problem } = readWebAddress(content);
  // A mistyped address, which the form says how to correct.
  const isMistyped = !/\s/.test(content) && problem !== notAnAddress;
  return problem === undefined || isMistyped
    ? { id: 'url', values: { ...url.empty, url: content } }
    : undefined;
}

/** Reads the text of a code into a form, and compares the text with the text that the form would write. */
function readForm(content: string): (FormOffer & { readonly isComplete: boolean }) | undefined {
  const parsed = parseCode(content);
  if (!parsed) return undefined;
  const { id } = parsed;
  const type: ContentType = contentTypes[id];
  const taken = type.fields.flatMap((field) => parsed.parts.find((part) => isFor(field, part)) ?? []);
  const values = {
    ...type.empty,
    ...parsed.unsaid,
    ...Object.fromEntries(taken.map(({ name, value }) => [name, value.replace(/\r\n?/g, '\n')])),
  };
  const written = toPayload(type, values);
  const lost = subtract(parsed.parts, written.ok ? partsOf(id, written.payload) : taken, type);
  return {
    id,
    values,
    leavesOut: lost.map((part) => describe(part, type)),
    isComplete: written.ok && lost.length === 0,
  };
}

/** Whether a field can hold a part. A choice holds only its options. */
function isFor({ name, control, options }: Field, part: Part): boolean {
  if (part.isOther || part.name !== name) return false;
  if (control === 'select') return options?.some(({ value }) => value === part.value) === true;
  return control !== 'checkbox' || part.value === 'true';
}

/** Splits a payload that this site built. The payload of a place is the address of a map. */
function partsOf(id: ParsedCode['id'], payload: string): readonly Part[] {
  return id === 'location' ? toParts({ ...readPlace(payload) }) : (parseCode(payload)?.parts ?? []);
}

/** Returns `parts` without `others`, and without the empty values of fields. */
function subtract(parts: readonly Part[], others: readonly Part[], { fields }: ContentType): readonly Part[] {
  const normalise = (part: Part) => {
    const field = fields.find(({ name }) => name === part.name && !part.isOther);
    const plain = part.value.replace(/\r\n?/g, '\n').trim();
    return JSON.stringify([part.name, part.isOther, field?.plain?.(plain) ?? plain]);
  };
  const rest = others.map(normalise);
  return parts.filter((part) => {
    if (part.value === '' && !part.isOther) return false;
    const index = rest.indexOf(normalise(part));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

const MAX_SHOWN = 40;

function describe({ name, value, isOther }: Part, { fields }: ContentType): string {
  const field = isOther ? undefined : fields.find((candidate) => candidate.name === name);
  const label = field?.label.toLowerCase() ?? name.trim();
  const shown = [...value.trim().replace(/\s+/g, ' ')];
  if (shown.length === 0) return label;
  return `${label} (${shown.length <= MAX_SHOWN ? shown.join('') : `${shown.slice(0, MAX_SHOWN - 1).join('')}…`})`;
}
