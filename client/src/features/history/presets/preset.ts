import type { Design } from '@canary/qr/design/design';
import { readDesign } from '@canary/qr/design/read-design';
import type { SavedPreset } from '@canary/vault/preset';
import { normaliseName } from '../history-entry.ts';

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

/** Replaces the images of a design, which are its only properties with that name. */
function replaceImages(design: object, replace: (image: string) => string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(design), (name, value) =>
    name === 'image' && typeof value === 'string' ? replace(value) : value,
  );
}

/** The ids of the images that a stored preset refers to. */
export function imageIdsOf({ design }: SavedPreset): readonly string[] {
  const ids: string[] = [];
  replaceImages(design, (id) => {
    ids.push(id);
    return id;
  });
  return ids;
}

export interface NewImage {
  readonly id: string;
  /** A data URL. */
  readonly image: string;
}

/** Splits a design into a preset to store and its images, which get new ids. */
export function toSavedPreset(
  typedName: string,
  design: Design,
): { readonly saved: SavedPreset; readonly images: readonly NewImage[] } {
  const images: NewImage[] = [];
  const stored = replaceImages(design, (image) => {
    const id = crypto.randomUUID();
    images.push({ id, image });
    return id;
  });
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
