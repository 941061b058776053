import { maxPausedText } from '@canary/input/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAction } from '#shared/forms/use-action.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { TextareaField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import type { CodeActions } from './code-actions.ts';
import styles from './manage.module.css';
import type { ManagedCode } from './operations.ts';
import { closeOnEscape, useInPlaceForm } from './use-in-place-form.ts';

interface StateSectionProps {
  readonly code: ManagedCode;
  readonly actions: CodeActions;
  readonly isOnline: boolean;
}

/** Pauses a code or lets it work again, and deletes it. */
export function StateSection({ code, actions, isOnline }: StateSectionProps) {
  const { isOpen, opener, open, close } = useInPlaceForm();
  const isPaused = code.pausedText !== null;
  const resume = useAction(() => actions.attempt(actions.resume));
  const remove = useAction(() => actions.attempt(actions.remove));
  return (
    <section className={styles.card} aria-labelledby="state">
      <h2 id="state">Pause or delete</h2>
      {isPaused && !isOpen && (
        <p className={styles.pausedText}>{code.pausedText || 'Visitors read a standard text.'}</p>
      )}
      {isOpen ? (
        <PauseForm code={code} actions={actions} isOnline={isOnline} onClose={close} />
      ) : (
        <>
          <p className="muted">
            {isPaused
              ? 'Paused: visitors read this text instead of being sent to the address.'
              : 'While a code is paused, visitors read a text instead of being sent to the address.'}
          </p>
          <div className={forms.actions}>
            {isPaused && (
              <BusyButton
                look="secondary"
                busy={resume.busy}
                working="Resuming…"
                disabled={!isOnline}
                onClick={resume.run}
              >
                Resume
              </BusyButton>
            )}
            <Button ref={opener} look="secondary" disabled={!isOnline} onClick={open}>
              {isPaused ? 'Change the text' : 'Pause'}
            </Button>
            <BusyButton
              look="secondary"
              busy={remove.busy}
              working="Deleting…"
              disabled={!isOnline}
              onClick={remove.run}
            >
              <Icon name="trash-2" /> Delete
            </BusyButton>
          </div>
        </>
      )}
    </section>
  );
}

const schema = z.object({
  text: z
    .string()
    .trim()
    .refine((text) => [...text].length <= maxPausedText, `The text has up to ${maxPausedText} characters.`),
});

function PauseForm({ code, actions, isOnline, onClose }: StateSectionProps & { onClose(): void }) {
  const isPaused = code.pausedText !== null;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: code.pausedText ?? '' } });
  const { submit, busy, failure } = useSubmit(form, async ({ text }) => {
    await actions.pause(text);
    onClose();
  });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <form className={forms.form} noValidate onSubmit={submit} onKeyDown={closeOnEscape(onClose)}>
      <Controller
        control={form.control}
        name="text"
        render={({ field, fieldState }) => (
          <TextareaField
            label="Text for visitors"
            hint="A standard text is shown if you leave this empty."
            rows={3}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" look="secondary" busy={busy} working="Saving…" disabled={!isOnline}>
          {isPaused ? 'Save the text' : 'Pause the code'}
        </BusyButton>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
