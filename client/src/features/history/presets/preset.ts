import type { Design } from '@canary/qr/design/design';
import { readDesign } from '@canary/qr/design/read-design';
import type { SavedPreset } from '@canary/vault/preset';
import { normaliseName } from '../history-entry.ts';
import { replaceImages } from '../parts/design-images.ts';
import { type NewPart, splitParts } from '../parts/parts.ts';

/** A decrypted preset. */
export interface Preset {
  readonly id: string;
  /** 1 for a new record, incremented with every change. */
  readonly version: number;
  readonly name: string;
  /** Undefined if a newer version of the site made it, or an image is missing. */
  readonly design: Design | undefined;
  /** The preset as it is stored, with the ids of its images in their place. */
  readonly saved: SavedPreset;
}

/** Splits a design into a preset to store and its images, which get new ids. */
export function toSavedPreset(
  typedName: string,
  design: Design,
): { readonly saved: SavedPreset; readonly images: readonly NewPart[] } {
  const { stored, parts: images } = splitParts((replace) => replaceImages(design, replace));
  const now = new Date().toISOString();
  const name = normaliseName(typedName);
  return { saved: { v: 1, name, design: stored, createdAt: now, updatedAt: now }, images };
}

/** Joins a stored preset with its images by their ids. */
export function toPreset(
  { id, version }: Pick<Preset, 'id' | 'version'>,
  saved: SavedPreset,
  images: ReadonlyMap<string, string>,
): Preset {
  const design = replaceImages(saved.design, (imageId) => images.get(imageId) ?? '');
  return { id, version, name: saved.name, design: readOrUndefined(design), saved };
}

function readOrUndefined(design: unknown): Design | undefined {
  try {
    return readDesign(design);
  } catch {
    return undefined;
  }
}
