import { isInPlace, type PartReference } from './parts.ts';

/** Replaces the images of a design, which are its only properties with that name. */
export function replaceImages(design: object, replace: (image: string) => string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(design), (name, value) =>
    name === 'image' && typeof value === 'string' ? replace(value) : value,
  );
}

/** The images of a design: data URLs, or the ids of their records in a stored design. */
export function imagesOf(design: object): readonly string[] {
  const images: string[] = [];
  replaceImages(design, (image) => {
    images.push(image);
    return image;
  });
  return images;
}

/** The image records that a stored design refers to. */
export function imagePartsOf(stored: object): readonly PartReference[] {
  return imagesOf(stored)
    .filter((image) => !isInPlace(image))
    .map((id) => ({ id, kind: 'IMAGE' }));
}
