import { slugIn } from '@canary/links/short-link';
import { ownSlugProblem } from '@canary/links/slug';
import { readTarget } from '@canary/links/target';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dynamicCodePath, paths } from '#config/paths.ts';
import { type CreatedLink, useCreateDynamicCode } from '#features/dynamic-codes/create-code.ts';
import { type LinkMaker, LinkMakerSlot } from '#features/generator/changeable/link-maker-slot.ts';
import { suggestName } from '#features/history/history-entry.ts';
import { saveOnceUnlocked } from '#features/history/save/waiting-codes.tsx';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAccountSession } from '#session/session.ts';
import { afterPress } from '#shared/browser/after-press.ts';
import type { Code } from '#shared/code/code.ts';
import { deliveryWords } from '#shared/code/verdict-words.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { userDrafts, visitorDrafts } from '#shared/storage/drafts.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { withFileMessage } from './file-message.ts';

const LinkMaker_user = graphql(`
  fragment LinkMaker_user on User {
    emailVerified
    exampleLink
  }
`);

interface LinkMakerProviderProps {
  /** The name that the user chose for the code. */
  readonly name: string | undefined;
  readonly children: ReactNode;
}

/** Lets a generator make dynamic codes. The server gets target and slug, and never name or design. */
export function LinkMakerProvider({ name, children }: LinkMakerProviderProps) {
  const { user } = useAccountSession();
  const { emailVerified = false, exampleLink } = (user && readFragment(LinkMaker_user, user)) ?? {};
  const navigate = useNavigate();
  const codes = useCreateDynamicCode();
  const [slug, setSlug] = useState('');
  const [slugError, setSlugError] = useState<string>();

  /** The chosen name of the link; empty if the name is to be generated. */
  const own = emailVerified ? slug.trim() : '';

  const make: LinkMaker['make'] = async ({ url = '' }, look) => {
    const slugProblem = own && ownSlugProblem(own);
    if (slugProblem) return refuse(slugProblem, 'slug');
    const { target, problem } = readTarget(url, [window.location.hostname]);
    if (target === undefined) return refuse(problem, 'target');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      const created = await codes.create({ target, timeZone, ...(own && { slug: own }) });
      keep(created, look);
      return {
        payload: created.payload,
        name: name ?? slugIn(created.payload),
        async finish({ verdict, text }) {
          codes.forget();
          for (const drafts of [userDrafts, visitorDrafts]) drafts.delete('url');
          const message = [deliveryWords(verdict, look.design), text].filter(Boolean).join(' ');
          // The code's page replaces the form in the history: going back to the form would make a second code.
          await navigate(dynamicCodePath(created.id), { replace: true, state: withFileMessage(message) });
        },
      };
    } catch (error) {
      const { message, field } = failureOf(error);
      return refuse(field ? message : `The link was not made, so there is no code yet. ${message}`, field);
    }
  };
  const refuse = (refused: string, field: string | undefined) => {
    if (field === 'slug') setSlugError(refused);
    const known = (['target', 'slug'] as const).find((name) => name === field);
    return { refused, field: known };
  };
  /** Keeps name and design at once: a user who leaves the page before the file is made already has the link. */
  const keep = ({ id, recordId, target, payload }: CreatedLink, look: Code['look']) => {
    const now = new Date().toISOString();
    saveOnceUnlocked(recordId, {
      v: 2,
      name: name ?? suggestName({ type: 'url', values: { url: target }, look }),
      folder: null,
      type: 'dynamic',
      values: { id, link: payload },
      look,
      createdAt: now,
      updatedAt: now,
    });
  };
  const settings = (
    <OwnSlug
      slug={slug}
      error={slugError}
      canChoose={emailVerified}
      onChange={(typed) => {
        setSlug(typed);
        setSlugError(undefined);
      }}
      onLeave={() => own && afterPress(() => setSlugError((before) => ownSlugProblem(own) ?? before))}
    />
  );
  return <LinkMakerSlot value={{ example: exampleLink, settings, make }}>{children}</LinkMakerSlot>;
}

interface OwnSlugProps {
  readonly slug: string;
  readonly error: string | undefined;
  /** Whether the user's email address is confirmed. */
  readonly canChoose: boolean;
  onChange(slug: string): void;
  onLeave(): void;
}

/** The field for the link's own name, behind a button, because most codes need none. */
function OwnSlug({ slug, error, canChoose, onChange, onLeave }: OwnSlugProps) {
  const [wasPressed, setPressed] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasPressed) field.current?.querySelector('input')?.focus();
  }, [wasPressed]);
  if (!wasPressed && slug === '')
    return (
      <Button look="quiet" onClick={() => setPressed(true)}>
        Choose the link’s name
      </Button>
    );
  return (
    <div ref={field}>
      <TextField
        label="Name of the short link"
        hint={
          canChoose ? (
            '4 to 40 letters, digits and hyphens. It can’t be changed later. Generated if you leave this empty.'
          ) : (
            <>
              Confirm your email address to choose a name: <Link to={paths.account}>your account</Link> sends
              the link for it. Until then, names are generated.
            </>
          )
        }
        readOnly={!canChoose}
        name="slug"
        required={false}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={slug}
        error={error}
        onChange={onChange}
        onBlur={onLeave}
      />
    </div>
  );
}
