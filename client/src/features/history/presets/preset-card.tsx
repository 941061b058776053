import type { Design } from '@canary/qr/design/design';
import { useState } from 'react';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { maxNameLength } from '../history-entry.ts';
import type { Preset } from './preset.ts';
import styles from './presets.module.css';

interface PresetCardProps {
  readonly preset: Preset;
  onApply(design: Design, name: string): void;
  onRename(name: string): void;
  onRemove(): void;
}

/** The content of the pictures: the address has the length of a usual one. */
const sampleContent = 'https://example.com';

/** A preset with its picture. A click applies it. */
export function PresetCard({ preset, onApply, onRename, onRemove }: PresetCardProps) {
  const { name, design } = preset;
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className={styles.card}>
      {isRenaming ? (
        <RenameField
          name={name}
          onDone={(typed) => {
            setIsRenaming(false);
            if (typed !== undefined) onRename(typed);
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.apply}
          disabled={!design}
          onClick={() => design && onApply(design, name)}
        >
          {design ? <DesignPicture design={design} /> : <span className={styles.picture} />}
          <span className={styles.name} dir="auto">
            {name}
          </span>
        </button>
      )}
      {!design && (
        <p className={forms.note}>Made by a newer version of the site. Reload the page to use it.</p>
      )}
      <div className={styles.actions}>
        <Button look="quiet" aria-label={`Rename ${name}`} onClick={() => setIsRenaming(true)}>
          <Icon name="pencil" size={17} />
        </Button>
        <Button look="quiet" aria-label={`Delete ${name}`} onClick={onRemove}>
          <Icon name="trash-2" size={17} />
        </Button>
      </div>
    </li>
  );
}

function DesignPicture({ design }: { readonly design: Design }) {
  const { code } = useDrawing({ payload: sampleContent, design });
  if (!code) return <span className={styles.picture} />;
  return <CodePicture drawing={code.drawing} className={styles.picture} />;
}

interface RenameFieldProps {
  readonly name: string;
  /** Called with the typed name, or undefined if the user cancelled. */
  onDone(typed: string | undefined): void;
}

function RenameField({ name, onDone }: RenameFieldProps) {
  const [typed, setTyped] = useState(name);
  return (
    <input
      className={styles.rename}
      aria-label={`New name of ${name}`}
      // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
      autoFocus
      value={typed}
      maxLength={maxNameLength}
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onDone(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The field is in the generator's form, which Enter would submit.
        event.preventDefault();
        onDone(event.key === 'Enter' ? typed : undefined);
      }}
    />
  );
}
