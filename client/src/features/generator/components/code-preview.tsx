import { LOGO_MIN_VERSION, logoPlace } from '@canary/qr/logo';
import { encode } from '@canary/qr/matrix';
import { QUIET_ZONE } from '@canary/qr/placement';
import { QRCodeSVG } from 'qrcode.react';
import { mark } from '#config/brand.ts';
import { codeDefaults } from '#config/code-defaults.ts';
import { Mark } from '#shared/ui/icon.tsx';
import type { CodeStyle } from '../hooks/use-code-style.ts';
import styles from './code-preview.module.css';

interface CodePreviewProps {
  /** Must fit at the style's level: the library throws otherwise. */
  readonly payload: string;
  readonly style: CodeStyle;
}

const { previewSize } = codeDefaults;

/** The code as it will be saved, at the size of the screen. */
export default function CodePreview({ payload, style: { level, colours, logo } }: CodePreviewProps) {
  return (
    <div className={styles.preview} role="img" aria-label="Preview of your QR code">
      <QRCodeSVG
        value={payload}
        size={previewSize}
        level={level}
        boostLevel={false}
        bgColor={colours.background}
        fgColor={colours.foreground}
        marginSize={QUIET_ZONE}
        minVersion={logo ? LOGO_MIN_VERSION : 1}
        aria-hidden="true"
      />
      {logo && <Logo modules={encode(payload, level, LOGO_MIN_VERSION).size} plate={colours.background} />}
    </div>
  );
}

/** The mark where the file will have it, in a code of `modules` a side. */
function Logo({ modules, plate }: { modules: number; plate: string }) {
  const { from, side } = logoPlace(modules);
  const module = previewSize / (modules + 2 * QUIET_ZONE);
  const start = (from + QUIET_ZONE) * module;
  const width = side * module;
  const margin = width * mark.plateMargin;
  return (
    <div
      className={styles.plate}
      style={{ left: start, top: start, width, height: width, padding: margin, backgroundColor: plate }}
    >
      <Mark size={width - 2 * margin} />
    </div>
  );
}
