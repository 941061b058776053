import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import type { CodeToDraw } from '@canary/rendering/core/requests';
import { isSameJson } from '#shared/code/same-json.ts';
import { loadReaders } from '../load-readers.ts';

/** How the image API draws a code without parameters. */
const usualDesign = plainDesign(PRINT_SAFE);

/** A picture of the image API. */
export interface AddressedPicture {
  readonly format: 'svg' | 'png';
  /** In pixels, from 32 to 2,000. */
  readonly width: number;
}

/** Returns the address of a picture of a code. The design may not need an unlock. */
export async function imageAddress(
  { payload, design }: CodeToDraw,
  { format, width }: AddressedPicture,
): Promise<string> {
  const query = new URLSearchParams({ data: payload, size: String(width) });
  if (!isSameJson(design, usualDesign)) {
    const { designToText } = await loadReaders();
    query.set('design', await designToText(design));
  }
  return `${window.location.origin}/api/v1/qr.${format}?${query}`;
}

/** The pixels of a picture. */
interface Pixels {
  readonly width: number;
  readonly height: number;
}

/**
 * Has the server draw the picture of an address, and returns its size.
 *
 * @throws {Error} with a message for the user
 */
export async function tryAddress(address: string, signal: AbortSignal): Promise<Pixels> {
  const response = await fetch(address, { credentials: 'omit', signal });
  if (response.status === 431)
    throw new Error('The text is too long for an address. Programs can send it to the image API by POST.');
  if (!response.ok) {
    const { detail } = await response.json();
    throw new Error(detail);
  }
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

/** Writes an image address for web pages and for Markdown. */
export function embeddings(address: string, payload: string, { width, height }: Pixels) {
  const host = URL.canParse(payload) ? new URL(payload).host : '';
  const alt = host ? `QR code for ${host}` : 'QR code';
  const attribute = address.replaceAll('&', '&amp;');
  return {
    markdown: `![${alt}](${address})`,
    html: `<img src="${attribute}" alt="${alt}" width="${width}" height="${height}">`,
  };
}
