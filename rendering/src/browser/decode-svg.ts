import { transfer } from 'comlink';

/**
 * Renders an SVG file with the browser's image decoder, which workers don't have. Decoders and writers share no code.
 * Transparent parts stay transparent, as in decoded pixel files.
 *
 * @param width in pixels
 * @throws {Error} if the file can't be rendered
 */
export async function decodeSvg(file: Blob, width: number): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.height) / image.width);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser can’t create a canvas.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const bitmap = await createImageBitmap(canvas);
    return transfer(bitmap, [bitmap]);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
