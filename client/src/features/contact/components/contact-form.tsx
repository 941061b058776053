import { messageLength } from '@canary/input/limits';
import { Controller } from 'react-hook-form';
import { fieldOf } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField, SelectField, TextareaField, TextField } from '#shared/ui/field.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import { topics } from '../copy/topics.ts';
import { useContactForm } from '../hooks/use-contact-form.ts';
import styles from './contact-form.module.css';

/** @param onSent is told where an answer will go */
export function ContactForm({ onSent }: { onSent(email: string): void }) {
  const { form, submit, busy, failure } = useContactForm(onSent);
  return (
    <form noValidate onSubmit={submit} aria-labelledby="write">
      <noscript>
        <p className={styles.needed}>
          Sending a message takes JavaScript, which is switched off here, or was blocked.
        </p>
      </noscript>
      <div className={styles.fields}>
        <TextField label="Name" autoComplete="name" required {...fieldOf(form, 'name')} />
        <EmailField hint="Where an answer goes." required {...fieldOf(form, 'email')} />
        <Controller
          control={form.control}
          name="topic"
          render={({ field: { name, value, onChange }, fieldState }) => (
            <SelectField
              label="What is it about?"
              name={name}
              value={value}
              options={topics}
              onChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="message"
          render={({ field, fieldState }) => (
            <TextareaField
              label="Message"
              hint={`${messageLength.min} to ${messageLength.max.toLocaleString('en')} characters.`}
              rows={8}
              required
              {...field}
              error={fieldState.error?.message}
            />
          )}
        />
        <div className={styles.trap} aria-hidden="true">
          <TextField
            label="Leave this empty"
            tabIndex={-1}
            autoComplete="off"
            {...fieldOf(form, 'website')}
          />
        </div>
        <Outcome failure={failure} />
        <BusyButton type="submit" busy={busy} working="Sending…" className={styles.send}>
          Send message
        </BusyButton>
      </div>
    </form>
  );
}
