/** Hands a file to the browser's own download. */
export function savePicture(png: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(png);
  link.download = fileName;
  link.click();
  // The browser has taken the data by the next task; Safari needs a little longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Puts a picture on the clipboard. Takes a promise, because Safari allows the write only in the very click.
 *
 * @throws when the browser can't or may not write pictures
 */
export async function copyPicture(png: Promise<Blob>): Promise<void> {
  // A write that is refused at once must not leave the picture's own failure unheard.
  png.catch(() => undefined);
  if (typeof ClipboardItem === 'undefined') throw new Error('This browser has no clipboard for pictures.');
  const write = navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  await Promise.all([png, write]);
}
