import sprite from '#assets/icons.svg';
import type { IconName } from '#config/icons.ts';

interface IconProps {
  readonly name: IconName;
  /** Side in CSS pixels, where text has its usual size: it grows with it. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** An icon in the colour of the text around it. It says nothing to a screen reader: words stand beside it. */
export function Icon({ name, size = 18, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg className={className} width={side} height={side} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
