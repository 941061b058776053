import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import field from '#shared/ui/field.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './picture.module.css';

interface PictureProps {
  /** What it shows, for those who don't see it. */
  readonly alt: string;
  readonly children: ReactNode;
}

/** A picture put together from the parts that the site itself is made of: it changes with them, and with the theme. */
export function Picture({ alt, children }: PictureProps) {
  return (
    <div className={styles.picture} role="img" aria-label={alt}>
      {children}
    </div>
  );
}

/** Parts of a picture below each other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** A field as it is filled in. */
export function FieldPart({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={field.field}>
      <span className={field.label}>{label}</span>
      <span className={`${field.control} ${styles.control}`}>{value}</span>
    </div>
  );
}

interface ButtonPartProps {
  readonly icon?: IconName;
  readonly look?: 'primary' | 'quiet';
  readonly children: string;
}

/** A button that is to be pressed. */
export function ButtonPart({ icon, look = 'primary', children }: ButtonPartProps) {
  return (
    <span className={`${buttonClass(look)} ${styles.still}`}>
      {icon && <Icon name={icon} />} {children}
    </span>
  );
}

interface NotePartProps {
  readonly icon: IconName;
  readonly look?: 'good' | 'bad' | 'warn' | 'plain';
  readonly children: string;
}

/** Something that the site says. */
export function NotePart({ icon, look = 'plain', children }: NotePartProps) {
  return (
    <span className={`${styles.note} ${styles[look]}`}>
      <Icon name={icon} /> {children}
    </span>
  );
}
