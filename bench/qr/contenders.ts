import { correction, generate, mode } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { create, toString as qrcodeToString } from 'qrcode';
import qrcodeGenerator from 'qrcode-generator';
import { renderSVG, encode as uqrEncode } from 'uqr';
import { PRINT_SAFE } from '../../qr/src/colour.ts';
import { plainDesign } from '../../qr/src/design/plain-design.ts';
import { drawDesign } from '../../qr/src/draw-design.ts';
import { encodePayload, type Matrix } from '../../qr/src/matrix.ts';
import { QUIET_ZONE } from '../../qr/src/quiet-zone.ts';
import { drawingToSvg } from '../../qr/src/svg.ts';

/**
 * A library, set up for level H, a quiet zone of 4 modules, and black on white. `qrcode` and our engine mix modes,
 * other libraries write one byte segment. Only our engine declares UTF-8.
 */
export interface Contender {
  readonly name: string;
  /** Returns the library's SVG document. */
  svg(payload: string): string;
  /** Returns the modules that the SVG shows. */
  matrix(payload: string): Matrix;
}

const design = plainDesign(PRINT_SAFE, { level: 'H' });

/** Draws one path, the outlines of the dark areas. */
const ours: Contender = {
  name: 'ours',
  svg: (payload) => drawingToSvg(drawDesign(encodePayload(payload, 'H'), design)),
  matrix: (payload) => encodePayload(payload, 'H'),
};

/** Draws one stroked path, with a line for each run of dark modules in a row. */
const qrcode: Contender = {
  name: 'qrcode',
  svg: (payload) => {
    let svg = '';
    // With a callback, the function is synchronous. Without it, the measurement would include a promise.
    qrcodeToString(payload, { ...QRCODE, type: 'svg', margin: QUIET_ZONE }, (error, drawn) => {
      if (error) throw error;
      svg = drawn;
    });
    return svg;
  },
  matrix: (payload) => {
    const { modules } = create(payload, QRCODE);
    return matrixOf(modules.size, (x, y) => modules.get(y, x) !== 0);
  },
};
const QRCODE = { errorCorrectionLevel: 'H' } as const;

/** Draws one path, with a square of 10 units for each dark module. */
const uqr: Contender = {
  name: 'uqr',
  svg: (payload) => renderSVG(payload, { ecc: 'H', border: QUIET_ZONE }),
  matrix: (payload) => {
    const { size, data } = uqrEncode(payload, { ecc: 'H', border: 0 });
    return { size, modules: data };
  },
};

/** Draws one path, with a square for each dark module. */
const generator: Contender = {
  name: 'qrcode-generator',
  svg: (payload) => made(payload).createSvgTag({ cellSize: 1, margin: QUIET_ZONE, scalable: true }),
  matrix: (payload) => {
    const code = made(payload);
    return matrixOf(code.getModuleCount(), (x, y) => code.isDark(y, x));
  },
};
// By default, the library drops the upper byte of every character, so `’` would not read back.
qrcodeGenerator.stringToBytes = (text) => [...new TextEncoder().encode(text)];
function made(payload: string) {
  const code = qrcodeGenerator(0, 'H');
  code.addData(payload, 'Byte');
  code.make();
  return code;
}

/** Draws one path, the outlines of the dark areas. It gets bytes, because it writes some texts in ISO/IEC 8859-1. */
const lean: Contender = {
  name: 'lean-qr',
  svg: (payload) => toSvgSource(bitmap(payload), { on: '#000000', off: '#ffffff', pad: QUIET_ZONE }),
  matrix: (payload) => {
    const code = bitmap(payload);
    return matrixOf(code.size, (x, y) => code.get(x, y));
  },
};
function bitmap(payload: string) {
  return generate(mode.bytes(new TextEncoder().encode(payload)), { minCorrectionLevel: correction.H });
}

function matrixOf(size: number, isDark: (x: number, y: number) => boolean): Matrix {
  const side = Array.from({ length: size }, (_, index) => index);
  return { size, modules: side.map((y) => side.map((x) => isDark(x, y))) };
}

/** All libraries, starting with our engine. */
export const contenders: readonly Contender[] = [ours, qrcode, uqr, generator, lean];
