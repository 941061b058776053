import type { Design } from '@canary/qr/design/design';
import { useRef, useState } from 'react';
import { DesignPicture } from '#shared/code/design-picture.tsx';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { maxNameLength, normaliseName } from '../history-entry.ts';
import type { Preset } from './preset.ts';
import styles from './presets.module.css';

interface PresetCardProps {
  readonly preset: Preset;
  onApply(design: Design, name: string): void;
  onRename(name: string): void;
  onRemove(): void;
}

/** A preset with its picture. A click applies it. */
export function PresetCard({ preset, onApply, onRename, onRemove }: PresetCardProps) {
  const { name, design } = preset;
  const [isRenaming, setIsRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(isRenaming, () => button.current);
  return (
    <li className={styles.card}>
      {isRenaming ? (
        <RenameField
          label={`New name of ${name}`}
          text={name}
          maxLength={maxNameLength}
          normalise={normaliseName}
          onClose={() => setIsRenaming(false)}
          onSave={onRename}
        />
      ) : (
        <button
          type="button"
          className={styles.apply}
          disabled={!design}
          onClick={() => design && onApply(design, name)}
        >
          {design ? (
            <DesignPicture design={design} className={styles.picture} />
          ) : (
            <span className={styles.picture} />
          )}
          <span className={styles.name} dir="auto">
            {name}
          </span>
        </button>
      )}
      {!design && <p className="muted">Made by a newer version of the site. Reload the page to use it.</p>}
      <div className={styles.actions}>
        <Button ref={button} look="quiet" aria-label={`Rename ${name}`} onClick={() => setIsRenaming(true)}>
          <Icon name="pencil" size={17} />
        </Button>
        <Button look="quiet" aria-label={`Delete ${name}`} onClick={onRemove}>
          <Icon name="trash-2" size={17} />
        </Button>
      </div>
    </li>
  );
}
