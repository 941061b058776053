import { bytesTooMany } from '@canary/qr/capacity';
import { parseColour } from '@canary/qr/colour';
import { catalogue } from '@canary/qr/content/catalogue';
import { type ContentType, fieldsFor, toPayload } from '@canary/qr/content/content-type';
import type { Drawing } from '@canary/qr/drawing';
import type { SavedCode } from '@canary/vault/record';
import { drawingOf as drawCode } from '#shared/code/draw-code.ts';
import type { PictureRequest } from '#shared/code/picture.ts';
import { knownType } from './open-path.ts';

function typeOf(code: SavedCode): ContentType | undefined {
  const known = knownType(code.type);
  return known && catalogue[known];
}

/** What the code is made of; undefined for what this version of the site makes no code of. */
export function requestOf(code: SavedCode): PictureRequest | undefined {
  const type = typeOf(code);
  const outcome = type && toPayload(type, { ...type.empty, ...code.values });
  const foreground = parseColour(code.look.foreground);
  const background = parseColour(code.look.background);
  if (!outcome?.ok || !foreground || !background) return undefined;
  const { level, size, logo } = code.look;
  if (bytesTooMany(outcome.payload, level) > 0) return undefined;
  return { payload: outcome.payload, level, colours: { foreground, background }, size, logo };
}

/** Each is drawn once, however often it is scrolled into sight. */
const drawings = new WeakMap<SavedCode, Drawing>();

/** The picture of a code; undefined when there is none. */
export function drawingOf(code: SavedCode): Drawing | undefined {
  const known = drawings.get(code);
  if (known) return known;
  const request = requestOf(code);
  if (!request) return undefined;
  const drawing = drawCode(request);
  drawings.set(code, drawing);
  return drawing;
}

/** How much of what a code holds stands beside its name, in characters. */
const longestSummary = 160;

/** What a code holds, in a line, without what is secret in it. */
export function summaryOf(code: SavedCode): string {
  const type = typeOf(code);
  if (!type) return 'Made by a newer version of the site';
  const values = { ...type.empty, ...code.values };
  return fieldsFor(type, values)
    .filter(({ control }) => control !== 'secret' && control !== 'select' && control !== 'checkbox')
    .map(({ name }) => values[name]?.trim())
    .filter(Boolean)
    .join(' · ')
    .slice(0, longestSummary);
}
