import domToImage from 'dom-to-image';
import { elementToSVG, inlineResources } from 'dom-to-svg';
import JSZip from 'jszip';
import QRCodeStyling from 'qr-code-styling';
import { readsAs } from '../../../qr/src/read-back.ts';
import { picturePixels } from './picture-pixels.ts';
import { type Way, width } from './way.ts';

/** Width of the preview, in CSS pixels. */
const shown = 200;

/**
 * Makes codes as lyqht/mini-qr does (`QRCodeCreate.vue` and `convertToImage.ts` at f0a6b5a): each payload is shown on the
 * page by qr-code-styling, the page's element is captured, and all files are zipped at the end. Left out are Vue and the
 * wait of a second for each row. mini-qr doesn't read its files; here ZXing does.
 */
export const makeLikeMiniQr: Way = async (payloads, format) => {
  const { element, code } = showPreview();
  const zip = new JSZip();
  let read = 0;
  for (const [index, payload] of payloads.entries()) {
    code.update({ data: payload });
    // The library draws in a microtask.
    await new Promise((resolve) => setTimeout(resolve));
    if (format === 'png') {
      const url = await captureAsPng(element);
      zip.file(`${index}.png`, url.slice(url.indexOf(',') + 1), { base64: true });
      if (await readsAs(await picturePixels(await (await fetch(url)).blob()), payload)) read += 1;
    } else {
      const svg = await captureAsSvg(element);
      zip.file(`${index}.svg`, svg);
      const file = new Blob([svg], { type: 'image/svg+xml' });
      if (await readsAs(await picturePixels(file), payload)) read += 1;
    }
  }
  await zip.generateAsync({ type: 'blob' });
  return read;
};

/** Its plain preset, with a quiet zone. */
function showPreview() {
  const element = document.createElement('div');
  const centred = 'display: grid; place-items: center;';
  element.style.cssText = `${centred} overflow: hidden; width: ${shown}px; height: ${shown}px; border-radius: 0px; background: #ffffff;`;
  const container = document.createElement('div');
  container.style.cssText = centred;
  element.append(container);
  document.querySelector('#exported')?.replaceChildren(element);
  const square = { color: '#000000', type: 'square' } as const;
  const code = new QRCodeStyling({
    type: 'svg',
    width: shown,
    height: shown,
    margin: 16,
    dotsOptions: square,
    cornersSquareOptions: square,
    cornersDotOptions: square,
    backgroundOptions: { color: 'transparent' },
    qrOptions: { errorCorrectionLevel: 'M' },
  });
  code.append(container);
  return { element, code };
}

async function captureAsPng(element: HTMLElement): Promise<string> {
  const style = {
    transform: `scale(${width / shown})`,
    transformOrigin: 'left top',
    borderRadius: '0px',
    overflow: 'hidden',
  };
  const captured = await domToImage.toBlob(element, { style, quality: 100, width, height: width });
  return dataUrlOf(await withRoundedCorners(captured));
}

/** Paints the captured picture again, in a clipped canvas. */
async function withRoundedCorners(captured: Blob): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(captured);
  await image.decode();
  URL.revokeObjectURL(image.src);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  const context = canvas.getContext('2d');
  context?.roundRect(0, 0, width, width, 0);
  context?.clip();
  context?.drawImage(image, 0, 0, width, width);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No PNG was made.'))));
  });
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function captureAsSvg(element: HTMLElement): Promise<string> {
  const captured = elementToSVG(element);
  const { documentElement: svg } = captured;
  await inlineResources(svg);
  const create = (name: string, attributes: Readonly<Record<string, string>>) => {
    const made = captured.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    return made;
  };
  const side = String(width);
  svg.setAttribute('width', side);
  svg.setAttribute('height', side);
  const clip = create('clipPath', { id: 'rounded-clip' });
  clip.append(create('rect', { width: side, height: side, rx: '0' }));
  const group = create('g', { 'clip-path': 'url(#rounded-clip)' });
  group.append(...svg.childNodes);
  svg.append(clip, group);
  return new XMLSerializer().serializeToString(captured);
}
