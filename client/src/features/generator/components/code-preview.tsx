import { LOGO_MIN_VERSION, logoBox } from '@canary/qr/logo';
import { QUIET_ZONE } from '@canary/qr/placement';
import { QRCodeSVG } from 'qrcode.react';
import { Mark } from '#components/ui/mark.tsx';
import { mark } from '#config/brand.ts';
import { generatorDefaults } from '#config/generator.ts';
import type { CodeStyle } from '../hooks/use-code-style.ts';
import styles from './code-preview.module.css';

interface CodePreviewProps {
  /** Must fit at the style's level: the library throws otherwise. */
  readonly payload: string;
  readonly style: CodeStyle;
}

const { previewSize } = generatorDefaults;
const { from, side } = logoBox(previewSize);
const plate = { left: from, top: from, width: side, height: side, padding: side * mark.plateMargin };

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
      {logo && (
        <div className={styles.plate} style={{ ...plate, backgroundColor: colours.background }}>
          <Mark size={side * (1 - 2 * mark.plateMargin)} />
        </div>
      )}
    </div>
  );
}
