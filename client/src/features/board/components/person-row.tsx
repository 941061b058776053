import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useBoardActions } from '../hooks/use-board-actions.ts';
import { useBoardUi } from '../state/board-ui.ts';
import { Avatar } from './avatar.tsx';
import { NameForm } from './name-form.tsx';
import styles from './people.module.css';
import { RemovePerson } from './remove-person.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Somebody whom cards can be given to, and what can be done about them. */
export function PersonRow({ user }: { readonly user: Person }) {
  const [mode, setMode] = useState<'shown' | 'rename' | 'remove'>('shown');
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(mode);
  useEffect(() => {
    // Back to the button that led away from here.
    if (mode === 'shown' && before.current !== 'shown') {
      row.current?.querySelector<HTMLElement>(`[data-mode="${before.current}"]`)?.focus();
    }
    before.current = mode;
  }, [mode]);
  const back = () => setMode('shown');
  return (
    <li ref={row} className={styles.person}>
      {mode === 'rename' && <Rename user={user} onDone={back} />}
      {mode === 'remove' && <RemovePerson user={user} onCancel={back} />}
      {mode === 'shown' && (
        <>
          <Avatar name={user.name} />
          <span className={styles.name} dir="auto">
            {user.name}
          </span>
          <Button
            look="quiet"
            className={styles.action}
            data-mode="rename"
            aria-label={`Rename ${user.name}`}
            onClick={() => setMode('rename')}
          >
            <Icon name="pencil" />
          </Button>
          <Button
            look="quiet"
            className={styles.action}
            data-mode="remove"
            aria-label={`Remove ${user.name}`}
            onClick={() => setMode('remove')}
          >
            <Icon name="trash-2" />
          </Button>
        </>
      )}
    </li>
  );
}

function Rename({ user, onDone }: { readonly user: Person; onDone(): void }) {
  const ui = useBoardUi();
  const { renameUser } = useBoardActions();
  const form = useRef<HTMLFormElement>(null);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    // Before the dialog hears of it: this alone is closed.
    const listener = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !form.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      leave();
    };
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
  return (
    <NameForm
      ref={form}
      label={`New name of ${user.name}`}
      start={user.name}
      action="Save"
      autoFocus
      className={styles.rename}
      actionsClassName={styles.buttons}
      onName={(name) => {
        if (name === user.name) return;
        renameUser(user.id, name);
        ui.say(`${user.name} is called ${name} now.`);
      }}
      onDone={onDone}
    />
  );
}
