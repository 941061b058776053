import { useQuery } from '@apollo/client/react';
import { currentPassword } from '@canary/input/account';
import { keyName } from '@canary/input/api-keys';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { copyText } from '#shared/browser/copy-text.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/note.tsx';
import { AccountName, PasswordField } from '#shared/ui/password-field.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './new-key.module.css';
import { KeyBoardsDocument, useCreateApiKey } from './operations.ts';

const NewKey_user = graphql(`
  fragment NewKey_user on User {
    email
    hasPassword
  }
`);

interface NewKeyProps {
  readonly user: FragmentType<typeof NewKey_user>;
  onClose(): void;
}

/** Creates an API key, and shows it once. */
export function NewKey({ user, onClose }: NewKeyProps) {
  const owner = readFragment(NewKey_user, user);
  const [text, setText] = useState<string>();
  return text === undefined ? (
    <NewKeyForm {...owner} onCreated={setText} onCancel={onClose} />
  ) : (
    <CreatedKey text={text} onClose={onClose} />
  );
}

const access = [
  { value: '', label: 'No access' },
  { value: 'READ', label: 'Read' },
  { value: 'WRITE', label: 'Read and change' },
] as const;

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Never' },
] as const;

const areaAccess = z.enum(['', 'READ', 'WRITE']);

/** @param hasPassword whether the password confirms the key, and not a recent login with Google */
function schemaOf(hasPassword: boolean) {
  return z
    .object({
      name: keyName,
      boards: areaAccess,
      boardId: z.string(),
      dynamicCodes: areaAccess,
      images: z.boolean(),
      days: z.string(),
      password: hasPassword ? currentPassword : z.string(),
    })
    .refine(({ boards, dynamicCodes, images }) => boards || dynamicCodes || images, {
      error: 'Choose what the key may do.',
      path: ['boards'],
    });
}

interface NewKeyFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  onCreated(text: string): void;
  onCancel(): void;
}

function NewKeyForm({ email, hasPassword, onCreated, onCancel }: NewKeyFormProps) {
  const create = useCreateApiKey();
  const { data } = useQuery(KeyBoardsDocument, { fetchPolicy: 'cache-and-network' });
  const form = useForm<z.infer<ReturnType<typeof schemaOf>>>({
    resolver: zodResolver(schemaOf(hasPassword)),
    defaultValues: {
      name: '',
      boards: '',
      boardId: '',
      dynamicCodes: '',
      images: false,
      days: '90',
      password: '',
    },
  });
  const hasBoards = useWatch({ control: form.control, name: 'boards' }) !== '';
  const { submit, busy, failure } = useSubmit(form, async (values) => {
    const { days, boards, boardId, dynamicCodes, password, ...rest } = values;
    const expiry = days ? new Date(Date.now() + Number(days) * 24 * 60 * 60_000) : null;
    const text = await create({
      ...rest,
      boards: boards || null,
      boardId: (boards && boardId) || null,
      dynamicCodes: dynamicCodes || null,
      expiresAt: expiry?.toISOString() ?? null,
      password: hasPassword ? password : null,
    });
    onCreated(text);
  });
  const select = (
    name: 'boards' | 'boardId' | 'dynamicCodes' | 'days',
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange }, fieldState }) => (
        <SelectField
          label={label}
          name={name}
          value={value}
          options={options}
          error={fieldState.error?.message}
          onChange={onChange}
        />
      )}
    />
  );
  const boards = data?.boards ?? [];
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <TextField
        label="Name"
        hint="The program that will use the key, such as “Till” or “Weekly report”."
        required
        autoComplete="off"
        dir="auto"
        {...fieldOf(form, 'name')}
      />
      <fieldset className={styles.areas}>
        <legend className="label">What may the key do?</legend>
        {select('boards', 'Boards', access)}
        {hasBoards &&
          boards.length > 0 &&
          select('boardId', 'Which boards', [
            { value: '', label: 'All boards that I am a member of' },
            ...boards.map(({ id, name }) => ({ value: id, label: `Only ${name}` })),
          ])}
        {select('dynamicCodes', 'Dynamic codes', access)}
        <Controller
          control={form.control}
          name="images"
          render={({ field: { name, value, onChange } }) => (
            <CheckboxField label="Draw images" name={name} checked={value} onChange={onChange} />
          )}
        />
        <p className="fine">
          No key reaches saved codes or your account, or changes members and invitations of boards.
        </p>
      </fieldset>
      {select('days', 'Expires after', lifetimes)}
      {hasPassword && (
        <>
          <AccountName email={email} />
          <PasswordField
            label="Your password"
            required
            autoComplete="current-password"
            {...fieldOf(form, 'password')}
          />
        </>
      )}
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" busy={busy} working="Creating…">
          Create key
        </BusyButton>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function CreatedKey({ text, onClose }: { readonly text: string; onClose(): void }) {
  const copy = useAction(async () => {
    if (!(await copyText(text))) throw new Error('not copied');
    return 'Key copied.';
  });
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus has disappeared.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={forms.form}>
      <Note tone="warning">
        Copy the key now. After you close this dialog, it isn’t shown again. Anyone who has it can do what it
        allows, so keep it out of web pages and of code that others can read.
      </Note>
      <p className={styles.text} translate="no">
        {text}
      </p>
      <StatusMessage
        done={copy.done}
        failure={copy.failure && 'The key could not be copied. Select it and copy it yourself.'}
      />
      <div className={forms.actions}>
        <Button ref={button} onClick={copy.run}>
          <Icon name="copy" /> Copy key
        </Button>
        <Button look="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
