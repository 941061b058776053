import type { Fix } from '@canary/qr/grade/fixes';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './scan-check.module.css';

interface FixButtonProps {
  readonly fix: Fix;
  /** Whether the design has changed since the fix was tried. */
  readonly isOutdated: boolean;
  onFix(fix: Fix): void;
}

/** Applies a fix that was tried, and says by how much the fix helps. */
export function FixButton({ fix, isOutdated, onFix }: FixButtonProps) {
  return (
    <Button
      look="quiet"
      className={styles.fix}
      aria-disabled={isOutdated}
      onClick={() => !isOutdated && onFix(fix)}
    >
      <Icon name="wand-sparkles" size={17} />
      <span className={styles.fixLabel}>{fix.label}</span>
      <span className="visually-hidden">{`from grade ${fix.from} to ${fix.to}`}</span>
      <span className={styles.gain} aria-hidden="true">
        {fix.from} → {fix.to}
      </span>
    </Button>
  );
}
