import type { CSSProperties } from 'react';
import styles from './avatar.module.css';
import { hueOf, initialsOf } from './avatar-look.ts';

interface AvatarProps {
  /** Undefined for an empty circle. */
  readonly name: string | undefined;
  /** In degrees; by default a hue of the name's. */
  readonly hue?: number | undefined;
  readonly size?: 'small' | 'large';
}

/** The initials of a name in a colour. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, hue, size = 'small' }: AvatarProps) {
  return (
    <span
      className={`${styles.avatar} ${styles[size]}`}
      data-initials={name && initialsOf(name)}
      style={name === undefined ? undefined : ({ '--hue': hue ?? hueOf(name) } as CSSProperties)}
      aria-hidden="true"
    />
  );
}
