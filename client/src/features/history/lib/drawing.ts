import { bytesTooMany } from '@canary/qr/capacity';
import { type Colours, parseColour } from '@canary/qr/colour';
import { catalogue } from '@canary/qr/content/catalogue';
import { type ContentType, fieldsFor, toPayload } from '@canary/qr/content/content-type';
import { svgPath } from '@canary/qr/draw-svg';
import { LOGO_MIN_VERSION, type LogoPlace, logoPlace } from '@canary/qr/logo';
import { encode } from '@canary/qr/matrix';
import { QUIET_ZONE } from '@canary/qr/placement';
import type { SavedCode } from '@canary/vault/record';
import type { PictureRequest } from '#shared/code/picture.ts';
import { knownType } from './open-path.ts';

/** A saved code as lines on a small picture; lengths are modules. */
export interface Drawing extends Colours {
  /** A side, quiet zone included. */
  readonly across: number;
  readonly path: string;
  readonly logo: LogoPlace | undefined;
}

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
  const { payload, level, colours, logo } = request;
  const matrix = encode(payload, level, logo ? LOGO_MIN_VERSION : 1);
  const drawing = {
    ...colours,
    across: matrix.size + 2 * QUIET_ZONE,
    path: svgPath(matrix),
    logo: logo ? logoPlace(matrix.size) : undefined,
  };
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
