import { type ContactMessage, contactMessage } from '@canary/input/contact';
import { messageLength } from '@canary/input/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { declareInput } from '#shared/storage/input-store.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { EmailField, SelectField, TextareaField, TextField } from '#shared/ui/field.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './contact-form.module.css';

const topics: readonly { readonly value: ContactMessage['topic']; readonly label: string }[] = [
  { value: 'QUESTION', label: 'I have a question' },
  { value: 'PROBLEM', label: 'Something doesn’t work' },
  { value: 'IDEA', label: 'I’d like a feature' },
  { value: 'PRIVACY', label: 'My account or my data' },
  { value: 'OTHER', label: 'Something else' },
];

interface ContactFormProps {
  /** Called with the sender's email address. */
  onSent(email: string): void;
}

export function ContactForm({ onSent }: ContactFormProps) {
  const { form, submit, busy, failure } = useContactForm(onSent);
  return (
    <form noValidate onSubmit={submit} aria-labelledby="write">
      <noscript>
        <Note tone="warning">
          To send a message you need JavaScript, which is turned off or blocked in your browser.
        </Note>
      </noscript>
      <div className={styles.fields}>
        <TextField label="Name" autoComplete="name" required {...fieldOf(form, 'name')} />
        <EmailField hint="We’ll reply here." required {...fieldOf(form, 'email')} />
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
        <StatusMessage failure={failure} />
        <BusyButton type="submit" busy={busy} working="Sending…" className={styles.send}>
          Send message
        </BusyButton>
      </div>
    </form>
  );
}

const draft = z.object({
  name: z.string().catch(''),
  email: z.string().catch(''),
  topic: contactMessage.shape.topic.catch('QUESTION'),
  message: z.string().catch(''),
});

/** The message that wasn't sent yet. */
const unsentMessage = declareInput<z.infer<typeof draft>>({
  key: 'tab:session-end:contact',
  survives: 'reload',
  schema: (stored) => draft.safeParse(stored).data,
});

/** Starts with the unsent message, or else with the name and email address of the logged-in user. */
function useContactForm(onSent: (email: string) => void) {
  const form = useForm({
    resolver: zodResolver(contactMessage),
    defaultValues: { name: '', email: '', topic: 'QUESTION', message: '', website: '' },
  });
  const values = useWatch({ control: form.control });
  const [earlier] = useState(unsentMessage.read);
  const restore = useEffectEvent(() => {
    const unsent = unsentMessage.takeStored() ?? earlier;
    if (!unsent) return;
    // The user may have typed something since.
    const { name, email, message } = form.getValues();
    const typed = {
      name: name || unsent.name,
      email: email || unsent.email,
      message: message || unsent.message,
    };
    form.reset({ ...unsent, ...typed }, { keepDefaultValues: true });
  });
  // After the first render, which must match the prerendered page.
  useEffect(() => restore(), []);
  useEffect(() => unsentMessage.set(draft.parse(values)), [values]);
  useSender(({ username, email }) => {
    // Never overwrite what the user has typed.
    if (!form.getValues('name')) form.setValue('name', username);
    if (!form.getValues('email')) form.setValue('email', email);
  });
  const submission = useSubmit(form, async (message) => {
    const { sendContactMessage } = await loadChunk(() => import('./operations.ts'));
    await sendContactMessage(message);
    unsentMessage.clear();
    onSent(message.email);
  });
  return { form, ...submission };
}

interface Sender {
  readonly username: string;
  readonly email: string;
}

/** Calls back once the logged-in user is known. A failure doesn't matter, because the user can fill in the fields. */
function useSender(onKnown: (sender: Sender) => void): void {
  const session = useSession();
  const id = session.status === 'logged-in' ? session.userId : undefined;
  const notify = useEffectEvent(onKnown);
  useEffect(() => {
    if (!id) return;
    let isUnmounted = false;
    import('./operations.ts')
      .then(({ fetchSender }) => fetchSender())
      .then((sender) => {
        if (sender && !isUnmounted) notify(sender);
      })
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [id]);
}
