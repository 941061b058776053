import { useApolloClient } from '@apollo/client/react';
import type { Design } from '@canary/qr/design/design';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { useStore } from '#shared/store/create-store.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { errorMessage } from '../error-message.ts';
import { maxNameLength, normaliseName } from '../history-entry.ts';
import { type UnlockedHistory, useKeychain, useKeyState } from '../key/keychain.ts';
import { lockedReason } from '../key/locked-reason.ts';
import { UnlockButton } from '../key/unlock-button.tsx';
import type { Preset } from './preset.ts';
import { PresetCard } from './preset-card.tsx';
import { presetStoreFor } from './preset-store.ts';
import styles from './presets.module.css';

/** The message about the last action, and the function that undoes it. */
interface Outcome {
  readonly done?: string;
  readonly failure?: string;
  readonly deleted?: Preset;
}

interface PresetsProps {
  /** The design in the generator. */
  readonly design: Design;
  onApply(design: Design, name: string): void;
}

/** Saves the generator's design under a name, and lists the designs saved before. They are encrypted like the history. */
export function Presets({ design, onApply }: PresetsProps) {
  const client = useApolloClient();
  const { ensureUnlocked } = useKeychain();
  const keyState = useKeyState();
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});

  const attempt = async (act: () => Promise<Outcome>, failure: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome({});
    setOutcome(await act().catch((error) => ({ failure: `${failure} ${errorMessage(error)}` })));
    setIsBusy(false);
  };
  const save = () => {
    const shown = normaliseName(name);
    setNameError(shown === '' ? 'Enter a name for this design.' : undefined);
    if (shown === '') return;
    void attempt(async () => {
      const unlocked = await ensureUnlocked();
      if (!unlocked) return { failure: 'Not saved. Unlock your history to save presets.' };
      await presetStoreFor(client, unlocked).add(shown, design);
      setName('');
      return { done: `Saved as “${shown}”.` };
    }, 'The preset was not saved.');
  };

  return (
    <div className="stack">
      <div className={styles.save}>
        <TextField
          label="Name of this design"
          name="preset"
          autoComplete="off"
          required
          maxLength={maxNameLength}
          value={name}
          error={nameError}
          onChange={setName}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The field is in the generator's form, which Enter would submit.
            event.preventDefault();
            save();
          }}
        />
        <BusyButton look="secondary" busy={isBusy} working="Saving…" onClick={save}>
          <Icon name="save" size={17} /> Save preset
        </BusyButton>
      </div>
      <StatusMessage done={outcome.done} failure={outcome.failure} />
      {keyState.status === 'unlocked' ? (
        <PresetCards unlocked={keyState} outcome={outcome} attempt={attempt} onApply={onApply} />
      ) : (
        <LockedNote />
      )}
    </div>
  );
}

function LockedNote() {
  const state = useKeyState();
  const { ensureUnlocked } = useKeychain();
  switch (state.status) {
    case 'loading':
      return <p role="status">Opening your history…</p>;
    case 'failed':
      return (
        <p role="alert">
          Your presets could not be loaded. {state.message}{' '}
          <Button look="quiet" onClick={state.retry}>
            Try again
          </Button>
        </p>
      );
    case 'locked':
      return (
        <p className="muted">
          {state.methods.length > 0
            ? 'Your presets are encrypted, and this browser doesn’t have their key yet.'
            : lockedReason(state)}{' '}
          <UnlockButton
            look="quiet"
            methods={state.methods}
            onClick={() => void ensureUnlocked().catch(() => undefined)}
          />
        </p>
      );
    default:
      return <p className="muted">A preset is encrypted in your browser before it is saved.</p>;
  }
}

interface PresetCardsProps extends Pick<PresetsProps, 'onApply'> {
  readonly unlocked: UnlockedHistory;
  readonly outcome: Outcome;
  attempt(act: () => Promise<Outcome>, failure: string): Promise<void>;
}

function PresetCards({ unlocked, outcome, attempt, onApply }: PresetCardsProps) {
  const { plural } = useNumbers();
  const client = useApolloClient();
  const store = presetStoreFor(client, unlocked);
  const { status, failure, presets, unreadable } = useStore(store);
  const list = useRef<HTMLUListElement>(null);
  // The store shows a failure.
  const load = useCallback(() => void store.load().catch(() => undefined), [store]);
  useEffect(load, [load]);

  const remove = (preset: Preset) =>
    attempt(async () => {
      await store.remove(preset);
      // The pressed button has disappeared, as after Undo.
      list.current?.focus();
      return { deleted: preset };
    }, `“${preset.name}” was not deleted.`);
  const rename = (preset: Preset, name: string) =>
    attempt(async () => {
      await store.rename(preset, name);
      return { done: `Renamed to “${name}”.` };
    }, `“${preset.name}” was not renamed.`);
  const restore = (preset: Preset) =>
    attempt(async () => {
      await store.restore(preset);
      list.current?.focus();
      return { done: `“${preset.name}” is back.` };
    }, `“${preset.name}” could not be restored.`);

  const { deleted } = outcome;
  return (
    <>
      <div role="status">
        {deleted && (
          <p className="muted">
            Deleted “{deleted.name}”.{' '}
            <Button look="quiet" onClick={() => void restore(deleted)}>
              <Icon name="undo-2" size={17} /> Undo
            </Button>
          </p>
        )}
        {status === 'loading' && <p className="muted">Loading your presets…</p>}
        {status === 'ready' && presets.length === 0 && !deleted && (
          <p className="muted">No presets yet. They are encrypted in your browser before they are saved.</p>
        )}
      </div>
      {status === 'failed' && (
        <p role="alert">
          Your presets could not be loaded. {failure}{' '}
          <Button look="quiet" onClick={load}>
            Try again
          </Button>
        </p>
      )}
      <ul ref={list} tabIndex={-1} className={styles.cards} aria-label="Your presets">
        {presets.map((preset) => (
          <PresetCard
            key={preset.id}
            preset={preset}
            onApply={onApply}
            onRename={(name) => void rename(preset, name)}
            onRemove={() => void remove(preset)}
          />
        ))}
      </ul>
      {unreadable > 0 && (
        <p className="muted">{plural(unreadable, 'preset')} can’t be read by this version of the site.</p>
      )}
    </>
  );
}
