import type { Destination } from '../export-target.ts';

/** Copies a PNG as a picture and an SVG as text. */
export const clipboardTarget: Destination = ({ format }) => ({
  async deliver(file) {
    // Without a handler, a rejection of `file` would be reported as unhandled if the clipboard rejects first.
    file.catch(() => undefined);
    const type = format === 'svg' ? 'text/plain' : 'image/png';
    const content = file.then((blob) => new Blob([blob], { type }));
    content.catch(() => undefined);
    const write = navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
    await Promise.all([content, write]);
  },
  verb: 'copy',
  needsClick: true,
  participle: 'copied',
  success: 'Copied to the clipboard.',
  failure: 'Your browser didn’t let us copy the picture. Download it instead.',
});
