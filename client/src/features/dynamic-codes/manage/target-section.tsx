import { maxTargetLength, targetTooLong } from '@canary/links/target';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormOffers } from '#shared/code/form-offers.tsx';
import { useOpenForm } from '#shared/code/use-open-form.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import type { CodeActions } from './code-actions.ts';
import styles from './manage.module.css';
import { type ManagedCode, type Target, useOlderTargets } from './operations.ts';
import { closeOnEscape, useInPlaceForm } from './use-in-place-form.ts';

interface TargetSectionProps {
  readonly code: ManagedCode;
  readonly actions: CodeActions;
  readonly isOnline: boolean;
}

/** Where a code leads, with the targets that it had. */
export function TargetSection({ code, actions, isOnline }: TargetSectionProps) {
  const { isOpen, opener, open, close } = useInPlaceForm();
  return (
    <section className={styles.card} aria-labelledby="target">
      <h2 id="target">{code.deletedAt ? 'Where it led' : 'Where it leads'}</h2>
      <p className={styles.address}>
        <a href={code.target} target="_blank" rel="noreferrer">
          {code.target}
        </a>
      </p>
      {!code.deletedAt && (
        <>
          {isOpen ? (
            <TargetForm code={code} actions={actions} isOnline={isOnline} onClose={close} />
          ) : (
            <div className={forms.actions}>
              <Button ref={opener} disabled={!isOnline} onClick={open}>
                <Icon name="pencil" /> Point elsewhere
              </Button>
            </div>
          )}
          <EarlierTargets
            code={code}
            actions={actions}
            isOnline={isOnline}
            // The pressed button disappears with its target.
            onPointed={() => document.activeElement === document.body && opener.current?.focus()}
          />
          <QuerySwitch code={code} actions={actions} isOnline={isOnline} />
        </>
      )}
    </section>
  );
}

const schema = z.object({
  target: z.string().trim().min(1, 'Enter a web address.').max(maxTargetLength, targetTooLong),
});

function TargetForm({ code, actions, isOnline, onClose }: TargetSectionProps & { onClose(): void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { target: '' } });
  const openForm = useOpenForm();
  const [hasConflict, setConflict] = useState(false);
  const { submit, busy, failure } = useSubmit(form, async ({ target }) => {
    setConflict(false);
    try {
      await actions.pointTo(target);
    } catch (error) {
      if (failureOf(error).code === 'CONFLICT') {
        // The user sees the newer code, on which the next attempt is based.
        await actions.refresh();
        setConflict(true);
      }
      throw error;
    }
    onClose();
  });
  const { setFocus } = form;
  useEffect(() => setFocus('target'), [setFocus]);
  return (
    <form className={forms.form} noValidate onSubmit={submit} onKeyDown={closeOnEscape(onClose)}>
      <TextField
        label="New address"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        required
        {...fieldOf(form, 'target')}
      />
      <StatusMessage
        failure={
          failure &&
          (hasConflict
            ? `${failure} It leads to ${code.target} now. Save again to replace that address, or cancel to keep it.`
            : failure)
        }
      />
      {form.formState.errors.target && (
        <FormOffers
          text={form.getValues('target')}
          from="target"
          onOpen={openForm}
          onUse={(target) => {
            form.setValue('target', target, { shouldValidate: true });
            setFocus('target');
          }}
        />
      )}
      <div className={forms.actions}>
        <BusyButton type="submit" busy={busy} working="Saving…" disabled={!isOnline}>
          Save
        </BusyButton>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The targets that a code had, the newest first, each once. */
function EarlierTargets({ code, actions, isOnline, onPointed }: TargetSectionProps & { onPointed(): void }) {
  const fetchOlder = useOlderTargets(code.id);
  const [older, setOlder] = useState<Awaited<ReturnType<typeof fetchOlder>>>();
  const { edges, pageInfo } = code.targets;
  const { hasNextPage, endCursor } = older ?? pageInfo;
  const load = useAction(async () => {
    const page = await fetchOlder(endCursor ?? null);
    setOlder({ ...page, targets: [...(older?.targets ?? []), ...page.targets] });
  });
  const point = useAction(async (target: string) => {
    await actions.attempt(() => actions.pointTo(target));
    onPointed();
  });
  const earlier = earlierTargets([...edges.map(({ node }) => node), ...(older?.targets ?? [])], code.target);
  if (earlier.length === 0 && !hasNextPage) return null;
  return (
    <div className={styles.earlier}>
      <h3>Earlier targets</h3>
      <ul>
        {earlier.map(({ target, until }) => (
          <li key={target}>
            <div>
              <p className={styles.address}>{target}</p>
              <p className="muted">
                Until <DateTime iso={until} />
              </p>
            </div>
            <Button
              look="quiet"
              disabled={!isOnline}
              aria-disabled={point.busy}
              aria-label={`Point back to ${target}`}
              onClick={() => point.run(target)}
            >
              <Icon name="undo-2" /> Point back
            </Button>
          </li>
        ))}
      </ul>
      <StatusMessage failure={load.failure} />
      {hasNextPage && (
        <BusyButton look="quiet" busy={load.busy} working="Loading…" onClick={load.run}>
          Show older targets
        </BusyButton>
      )}
    </div>
  );
}

/** @param targets all targets of a code, the newest first; the first target is the current target */
function earlierTargets(targets: readonly Target[], current: string) {
  const earlier = new Map<string, { target: string; until: string }>();
  for (const [index, { target }] of targets.entries()) {
    const next = targets[index - 1];
    // The list may have repeats: the versions between two pages, or a code that led to an address twice.
    if (next && target !== current && !earlier.has(target))
      earlier.set(target, { target, until: next.since });
  }
  return [...earlier.values()];
}

function QuerySwitch({ code, actions, isOnline }: TargetSectionProps) {
  const { run, busy } = useAction(() => actions.attempt(() => actions.setPassesQuery(!code.passesQuery)));
  return (
    <div className={styles.setting}>
      <Switch
        label="Pass on the query string"
        describedBy="query-hint"
        isOn={code.passesQuery}
        busy={busy || !isOnline}
        onToggle={() => isOnline && run()}
      />
      <p id="query-hint" className="muted">
        What follows a question mark in the scanned link, such as ?table=5, is added to the address. A
        parameter that the address already has keeps its value.
      </p>
    </div>
  );
}
