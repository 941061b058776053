import { QRCodeSVG } from 'qrcode.react';
import { brand } from '#config/brand.ts';

/** The quiet zone that ISO/IEC 18004 requires, in modules. */
const quietZone = 4;

interface LinkCodeProps {
  readonly url: string;
  readonly title: string;
  /** In CSS pixels. */
  readonly size: number;
  readonly className: string | undefined;
}

/** A link as a plain QR code. */
export function LinkCode({ url, ...props }: LinkCodeProps) {
  return <QRCodeSVG value={url} marginSize={quietZone} fgColor={brand.ink} bgColor="#ffffff" {...props} />;
}
