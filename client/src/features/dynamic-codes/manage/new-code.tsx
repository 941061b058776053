import { ownSlugProblem } from '@canary/links/slug';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { dynamicCodePath } from '#config/paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useUser } from '#session/session.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { declareInput } from '#shared/storage/input-store.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './manage.module.css';
import { useCreateDynamicCode } from './operations.ts';

const NewCode_user = graphql(`
  fragment NewCode_user on User {
    emailVerified
  }
`);

const schema = z.object({
  target: z.string().trim().min(1, 'Enter a web address.'),
  slug: z.string().superRefine((slug, { addIssue }) => {
    const problem = slug.trim() === '' ? undefined : ownSlugProblem(slug);
    if (problem) addIssue(problem);
  }),
});

const draft = z.object({ target: z.string().catch(''), slug: z.string().catch('') });

/** The code that wasn't created yet. */
const unsentCode = declareInput<z.infer<typeof draft>>({
  name: 'new-dynamic-code',
  owner: 'account',
  lifetime: 'reload',
  schema: (stored) => draft.safeParse(stored).data,
});

/** Creates a dynamic code, and opens its page. */
export function NewCode() {
  const { emailVerified } = readFragment(NewCode_user, useUser());
  const isOnline = useOnline();
  const navigate = useNavigate();
  const create = useCreateDynamicCode();
  const [before] = useState(() => unsentCode.takeStored() ?? unsentCode.read());
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before ?? { target: '', slug: '' } });
  const values = useWatch({ control: form.control });
  useEffect(() => unsentCode.set(draft.parse(values)), [values]);
  const { submit, busy, failure } = useSubmit(form, async ({ target, slug }) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const id = await create({ target, timeZone, passesQuery: false, ...(slug.trim() && { slug }) });
    form.reset({ target: '', slug: '' });
    await navigate(dynamicCodePath(id), { replace: true });
  });
  return (
    <form className={`${styles.card} ${styles.narrow}`} noValidate onSubmit={submit}>
      <TextField
        label="Web address"
        hint="Where the code leads. You can change it at any time."
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        required
        {...fieldOf(form, 'target')}
      />
      {emailVerified && (
        <TextField
          label="Name of the short link"
          hint="4 to 40 letters, digits and hyphens. It can’t be changed later. Generated if you leave this empty."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...fieldOf(form, 'slug')}
        />
      )}
      {!isOnline && (
        <Note icon="wifi-off" tone="warning" role="status">
          You are offline. The code can be created once you are online again.
        </Note>
      )}
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" busy={busy} working="Creating…" disabled={!isOnline}>
          Create code
        </BusyButton>
      </div>
    </form>
  );
}
