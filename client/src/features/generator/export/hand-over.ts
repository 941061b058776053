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
