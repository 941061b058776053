import type { Label } from '@canary/board/model';
import { colorStyle } from './color-style.ts';
import styles from './label-chip.module.css';

/** A label as cards show it. */
export function LabelChip({ label: { name, color } }: { readonly label: Pick<Label, 'name' | 'color'> }) {
  return (
    <span className={styles.label} style={colorStyle(color)} dir="auto" title={name}>
      {name}
    </span>
  );
}
