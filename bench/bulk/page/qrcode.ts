import jsQR from 'jsqr';
import { toCanvas, toString as toSvg } from 'qrcode';
import { picturePixels } from './picture-pixels.ts';
import { type Way, width } from './way.ts';

const options = { errorCorrectionLevel: 'M', width } as const;

/** Makes each code with `qrcode` and reads its file with jsQR, on the page. */
export const makeWithQrcode: Way = async (payloads, format) => {
  let read = 0;
  for (const payload of payloads) {
    const file = format === 'png' ? await pngOf(payload) : await svgOf(payload);
    const { data, ...size } = await picturePixels(file);
    if (jsQR(data, size.width, size.height)?.data === payload) read += 1;
  }
  return read;
};

async function pngOf(payload: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await toCanvas(canvas, payload, options);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No PNG was made.'))));
  });
}

async function svgOf(payload: string): Promise<Blob> {
  return new Blob([await toSvg(payload, { ...options, type: 'svg' })], { type: 'image/svg+xml' });
}
