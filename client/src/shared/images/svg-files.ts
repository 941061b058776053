/** Elements that show another file. */
const showing = 'image, feImage, use';

/**
 * Whether an SVG needs other files: fonts, style sheets or pictures. Browsers load no files in an SVG that is used as
 * an image, so the image would look different from what its author sees.
 */
export function loadsFiles(root: Element): boolean {
  const elements = [root, ...root.querySelectorAll('*')];
  const sheets = [...root.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
  const values = elements.flatMap(({ attributes }) => [...attributes].map(({ value }) => value));
  return (
    hasStyleSheet(root) ||
    sheets.some((css) => /@import/i.test(css)) ||
    [...sheets, ...values].some(refersToFile) ||
    [...root.querySelectorAll(showing)].some((element) => isFile(hrefOf(element)))
  );
}

/** `<?xml-stylesheet href="…"?>` before the document's element, or an XHTML `<link>` in it. */
function hasStyleSheet(root: Element): boolean {
  const before = [...(root.ownerDocument?.childNodes ?? [])];
  return before.some(({ nodeName }) => nodeName === 'xml-stylesheet') || root.querySelector('link') !== null;
}

function refersToFile(css: string): boolean {
  const text = css.replaceAll(/\s+/g, ' ');
  return [...text.matchAll(/url\( ?["']? ?([^"')\s]*)/gi)].some(([, address = '']) => isFile(address));
}

function hrefOf(element: Element): string {
  const href = [...element.attributes].find(({ localName }) => localName === 'href');
  return href?.value.trim() ?? '';
}

/** An address that is neither a part of the document nor embedded in it. */
function isFile(address: string): boolean {
  return address !== '' && !address.startsWith('#') && !/^data:/i.test(address);
}
