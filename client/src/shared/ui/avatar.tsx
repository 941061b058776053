import type { CSSProperties } from 'react';
import styles from './avatar.module.css';

/** The number of colours, evenly spread over the hues. */
const colours = 12;

interface AvatarProps {
  /** Undefined for an empty circle. */
  readonly name: string | undefined;
  readonly size?: 'small' | 'large';
}

/** The first letter of a name in the name's colour. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  const hue = name === undefined ? undefined : hueOf(name);
  return (
    <span
      className={`${styles.avatar} ${styles[size]}`}
      data-initial={name && [...name][0]}
      style={hue === undefined ? undefined : ({ '--hue': hue } as CSSProperties)}
      aria-hidden="true"
    />
  );
}

/** An angle from 0 to 330 degrees. */
function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return (sum % colours) * (360 / colours);
}
