import type { Design } from '@canary/qr/design/design';
import { fileOfDataUrl } from '@canary/rendering/core/data-url';
import { readImageFile } from './read-image-file.ts';

/**
 * Checks the images of a design from a file as if they were uploaded: a small image file can be huge once it is
 * decoded.
 *
 * @param known images that need no check, as data URLs
 * @throws {ImageFileError}
 */
export async function readDesignImages(
  design: Design,
  known: ReadonlySet<string> = new Set(),
): Promise<Design> {
  const { background, logo } = design;
  const read = async (image: string) => (known.has(image) ? { image } : readImageFile(fileOfDataUrl(image)));
  return {
    ...design,
    background:
      background.kind === 'image'
        ? { ...background, image: (await read(background.image)).image }
        : background,
    logo:
      logo?.source.kind === 'image'
        ? { ...logo, source: { ...logo.source, ...(await read(logo.source.image)) } }
        : logo,
  };
}
