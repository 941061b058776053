import { QUIET_ZONE } from '@canary/qr/placement';
import type { SavedCode } from '@canary/vault/record';
import { brand, mark } from '#config/brand.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { drawingOf } from '../lib/drawing.ts';
import styles from './code-picture.module.css';

/** A saved code, small, drawn in this browser. Its name stands beside it. */
export function CodePicture({ code }: { readonly code: SavedCode }) {
  const drawing = drawingOf(code);
  if (!drawing) {
    return (
      <span className={styles.none}>
        <Icon name="scan-line" size={24} />
      </span>
    );
  }
  const { across, path, foreground, background, logo } = drawing;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${across} ${across}`} aria-hidden="true">
      <path fill={background} d={`M0 0h${across}v${across}H0z`} />
      <path fill={foreground} d={path} shapeRendering="crispEdges" />
      {logo && <Logo from={logo.from + QUIET_ZONE} side={logo.side} plate={background} />}
    </svg>
  );
}

function Logo({ from, side, plate }: { from: number; side: number; plate: string }) {
  const margin = side * mark.plateMargin;
  const inner = side - 2 * margin;
  return (
    <>
      <rect x={from} y={from} width={side} height={side} fill={plate} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is a part of a picture that says nothing */}
      <svg
        x={from + margin}
        y={from + margin}
        width={inner}
        height={inner}
        viewBox={`0 0 ${mark.side} ${mark.side}`}
      >
        {mark.shapes.map(({ d, colour, stroke }) => (
          <path
            key={d}
            d={d}
            fill={stroke ? 'none' : brand[colour]}
            stroke={stroke ? brand[colour] : 'none'}
            strokeWidth={stroke}
          />
        ))}
      </svg>
    </>
  );
}
