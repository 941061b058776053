import { mark } from '@canary/catalogue/mark';
import sprite from '#assets/icons.svg';
import { brand } from '#config/brand.ts';
import type { IconName } from '#config/icons.ts';

interface IconProps {
  readonly name: IconName;
  /** Width and height in CSS pixels at the default text size; the icon scales with the text. */
  readonly size?: number;
  /** The spinner has its own class. */
  readonly className?: string | undefined;
}

/** A decorative icon in the colour of the surrounding text. Screen readers skip it, so put a label beside it. */
export function Icon({ name, size = 18, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      className={name === 'loader-circle' ? 'turning' : className}
      width={side}
      height={side}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The logo. Screen readers skip it, so put the product's name beside it. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${mark.side} ${mark.side}`} aria-hidden="true">
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
  );
}
