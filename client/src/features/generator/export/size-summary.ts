import type { Drawing } from '@canary/qr/drawing';
import { formatTraits } from '@canary/qr/files/format';
import { millimetresOf, pixelsOf, scanDistance } from '@canary/qr/files/size';
import type { FileOptions } from '@canary/rendering/core/requests';
import type { Numbers } from '#shared/format/numbers.ts';

/** The size of a drawing and of the code in it, in modules. */
type DrawingSize = Pick<Drawing, 'width' | 'height' | 'size'>;

/** Says how large a file is and from where it can be scanned. */
export function sizeSummary({ format, size }: FileOptions, code: DrawingSize, { number }: Numbers): string {
  const ratio = code.height / code.width;
  const pixels = pixelsOf(size);
  const inPixels = `${number(pixels)} × ${number(Math.round(pixels * ratio))} pixels`;
  const reach = scanDistance(code.size / code.width, code.size);
  if (format === 'svg' && size.unit === 'px') {
    return `${inPixels}, and sharp at any other size. It scans from about ${number(Math.round(reach))} times its width away.`;
  }
  const unit = size.unit === 'in' ? 'in' : 'mm';
  const millimetres = millimetresOf(size);
  const inUnit = (length: number) =>
    number(unit === 'in' ? Math.round(length / 0.254) / 100 : Math.round(length * 10) / 10);
  const distance = `It scans from about ${distanceText(reach * millimetres, unit, number)} away.`;
  const onPaper = `${inUnit(millimetres)} × ${inUnit(millimetres * ratio)} ${unit}`;
  if (format === 'pdf') return `A page of ${onPaper}. ${distance}`;
  if (formatTraits[format].isVector) return `${onPaper}, and sharp at any other size. ${distance}`;
  return `${inPixels}; printed at ${number(size.dpi)} dpi, ${onPaper}. ${distance}`;
}

/** A distance in its usual unit, rounded because the distance is a rule of thumb. */
function distanceText(millimetres: number, unit: 'mm' | 'in', number: Numbers['number']): string {
  if (unit === 'in') {
    const inches = millimetres / 25.4;
    return inches < 36
      ? `${number(Math.round(inches))}\u00a0in`
      : `${number(Math.round(inches / 12))}\u00a0ft`;
  }
  const centimetres = millimetres / 10;
  if (centimetres < 20) return `${number(Math.round(centimetres))}\u00a0cm`;
  if (centimetres < 100) return `${number(Math.round(centimetres / 5) * 5)}\u00a0cm`;
  return `${number(Math.round(centimetres / 10) / 10)}\u00a0m`;
}
