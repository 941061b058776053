import type { Target } from './order.ts';

/** Copies a PNG as a picture and an SVG as text. */
export const clipboardTarget: Target = {
  verb: 'copy',
  participle: 'copied',
  failure: 'Your browser didn’t let us copy the picture. Download it instead.',
  needsClick: true,
  async deliver(file, format) {
    // Without a handler, a rejection of `file` would be reported as unhandled if the clipboard rejects first.
    file.catch(() => undefined);
    const type = format === 'svg' ? 'text/plain' : 'image/png';
    const picture = file.then(({ content }) => new Blob([content], { type }));
    picture.catch(() => undefined);
    const write = navigator.clipboard.write([new ClipboardItem({ [type]: picture })]);
    await Promise.all([picture, write]);
    return 'Copied to the clipboard.';
  },
};
