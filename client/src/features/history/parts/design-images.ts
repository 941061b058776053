/** An image with the id of its record. */
export interface NewImage {
  readonly id: string;
  /** A data URL. */
  readonly image: string;
}

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

/** The ids of the image records that a stored design refers to. */
export function imageIdsOf(stored: object): readonly string[] {
  return imagesOf(stored).filter((image) => !image.startsWith('data:'));
}

/**
 * Splits a design into the stored design, with ids in place of its images, and the images that have no record yet.
 *
 * @param known ids of images that have a record, by data URL
 */
export function splitImages(
  design: object,
  known: ReadonlyMap<string, string> = new Map(),
): { readonly stored: Record<string, unknown>; readonly images: readonly NewImage[] } {
  const ids = new Map(known);
  const images: NewImage[] = [];
  const stored = replaceImages(design, (image) => {
    const id = ids.get(image) ?? crypto.randomUUID();
    if (!ids.has(image)) images.push({ id, image });
    ids.set(image, id);
    return id;
  });
  return { stored, images };
}
