import { ownSlugProblem } from '@canary/links/slug';
import { readTarget } from '@canary/links/target';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dynamicCodePath } from '#config/paths.ts';
import { exampleLink } from '#features/generator/changeable/example-link.ts';
import {
  type LinkMaker,
  LinkMakerSlot,
  LinkNotStoredError,
} from '#features/generator/changeable/link-maker-slot.ts';
import { suggestName } from '#features/history/history-entry.ts';
import { saveOnceUnlocked } from '#features/history/save/waiting-codes.tsx';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAccountSession } from '#session/session.ts';
import { deliveryWords } from '#shared/code/verdict-words.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { userDrafts, visitorDrafts } from '#shared/storage/drafts.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { withFileMessage } from '../file-message.ts';
import { useCreateDynamicCode } from './operations.ts';

const LinkMaker_user = graphql(`
  fragment LinkMaker_user on User {
    emailVerified
  }
`);

interface LinkMakerProviderProps {
  /** The name that the user chose for the code. */
  readonly name: string | undefined;
  /** The generator. */
  readonly children: ReactNode;
}

/** Lets a generator make dynamic codes. The server gets target and slug, and never name or design. */
export function LinkMakerProvider({ name, children }: LinkMakerProviderProps) {
  const { user } = useAccountSession();
  const isVerified = user !== undefined && readFragment(LinkMaker_user, user).emailVerified;
  const navigate = useNavigate();
  const codes = useCreateDynamicCode();
  const [slug, setSlug] = useState('');
  const [slugError, setSlugError] = useState<string>();
  const refuse = (message: string, field: string | undefined) => {
    if (field === 'slug') setSlugError(message);
    throw new LinkNotStoredError(message, field === 'target');
  };
  const maker: LinkMaker = {
    example: exampleLink(),
    settings: isVerified && (
      <OwnSlug
        slug={slug}
        error={slugError}
        onChange={(typed) => {
          setSlug(typed);
          setSlugError(undefined);
        }}
      />
    ),
    async store(typed) {
      const slugProblem = slug.trim() === '' ? undefined : ownSlugProblem(slug);
      if (slugProblem) return refuse(slugProblem, 'slug');
      const { target, problem } = readTarget(typed, [window.location.hostname]);
      if (target === undefined) return refuse(problem, 'target');
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const input = { target, timeZone, passesQuery: false, ...(slug.trim() && { slug: slug.trim() }) };
      try {
        return (await codes.create(input)).payload;
      } catch (error) {
        const { message, field } = failureOf(error);
        return refuse(field ? message : `The link was not made, so there is no file yet. ${message}`, field);
      }
    },
    async finish(look, { verdict, text }) {
      const created = codes.created();
      if (!created) throw new Error('The link was not stored.');
      const { id, target, payload } = created;
      const now = new Date().toISOString();
      saveOnceUnlocked(crypto.randomUUID(), {
        v: 2,
        name: name ?? suggestName({ type: 'url', values: { url: target }, look }),
        folder: null,
        type: 'dynamic',
        values: { id, link: payload },
        look,
        createdAt: now,
        updatedAt: now,
      });
      codes.forget();
      for (const drafts of [userDrafts, visitorDrafts]) drafts.delete('url');
      const message = [deliveryWords(verdict, look.design), text].filter(Boolean).join(' ');
      // Going back must not lead to the form, which would make a second code.
      await navigate(dynamicCodePath(id), { replace: true, state: withFileMessage(message) });
    },
  };
  return <LinkMakerSlot value={maker}>{children}</LinkMakerSlot>;
}

interface OwnSlugProps {
  readonly slug: string;
  readonly error: string | undefined;
  onChange(slug: string): void;
}

/** The field for the link's own name, behind a button, because most codes need none. */
function OwnSlug({ slug, error, onChange }: OwnSlugProps) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        Choose the link’s name
      </Button>
    );
  return (
    <div ref={field}>
      <TextField
        label="Name of the short link"
        hint="4 to 40 letters, digits and hyphens. It can’t be changed later. Generated if you leave this empty."
        name="slug"
        required={false}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={slug}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}
