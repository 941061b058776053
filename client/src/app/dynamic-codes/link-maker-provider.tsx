import { slugIn } from '@canary/links/short-link';
import { ownSlugProblem } from '@canary/links/slug';
import { readTarget } from '@canary/links/target';
import type { Values } from '@canary/qr/content/content-type';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dynamicCodePath, paths } from '#config/paths.ts';
import { type CreatedLink, useCreateDynamicCode } from '#features/dynamic-codes/create-code.ts';
import { LinkMakerSlot, type LinkProps } from '#features/generator/changeable/link-maker-slot.ts';
import type { DoneExport, ExportState } from '#features/generator/export-state.ts';
import { suggestName } from '#features/history/history-entry.ts';
import { saveOnceUnlocked } from '#features/history/save/waiting-codes.tsx';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAccountSession } from '#session/session.ts';
import { afterPress } from '#shared/browser/after-press.ts';
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
  /** The generator. */
  readonly children: ReactNode;
}

const ChosenName = createContext<string | undefined>(undefined);

/** Lets a generator make dynamic codes. */
export function LinkMakerProvider({ name, children }: LinkMakerProviderProps) {
  const { user } = useAccountSession();
  const example = user && readFragment(LinkMaker_user, user).exampleLink;
  const maker = useMemo(() => ({ example, Link: LinkMaker }), [example]);
  return (
    <ChosenName value={name}>
      <LinkMakerSlot value={maker}>{children}</LinkMakerSlot>
    </ChosenName>
  );
}

/** A link was not stored. The message is for display. */
class LinkNotStoredError extends Error {
  override readonly name = 'LinkNotStoredError';

  /** The field that has to be changed. */
  readonly field: string | undefined;

  constructor(message: string, field: string | undefined) {
    super(message);
    this.field = field;
  }
}

/** Makes the links of the exported codes. The server gets target and slug, and never name or design. */
function LinkMaker({ machine, look, onRefused }: LinkProps) {
  const { user } = useAccountSession();
  const isVerified = user !== undefined && readFragment(LinkMaker_user, user).emailVerified;
  const chosenName = use(ChosenName);
  const navigate = useNavigate();
  const codes = useCreateDynamicCode();
  const [slug, setSlug] = useState('');
  const [slugError, setSlugError] = useState<string>();

  /** The chosen name, without spaces around it; empty if the link's name is to be generated. */
  const own = isVerified ? slug.trim() : '';

  const store = async ({ url = '' }: Values) => {
    const slugProblem = own && ownSlugProblem(own);
    if (slugProblem) throw new LinkNotStoredError(slugProblem, 'slug');
    const { target, problem } = readTarget(url, [window.location.hostname]);
    if (target === undefined) throw new LinkNotStoredError(problem, 'target');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      const created = await codes.create({ target, timeZone, ...(own && { slug: own }) });
      keep(created);
      return {
        payload: created.payload,
        name: chosenName ?? slugIn(created.payload),
        finish: (done: Pick<DoneExport, 'verdict' | 'text'>) => finish(created, done),
      };
    } catch (error) {
      const { message, field } = failureOf(error);
      throw new LinkNotStoredError(
        field ? message : `The link was not made, so there is no code yet. ${message}`,
        field,
      );
    }
  };
  const stateAfter = (error: unknown): ExportState | undefined => {
    if (!(error instanceof LinkNotStoredError)) return undefined;
    const { message, field } = error;
    if (field === 'target') onRefused(message);
    if (field === 'slug') setSlugError(message);
    return field === 'target' || field === 'slug'
      ? { status: 'invalid' }
      : { status: 'failed', text: message };
  };
  /** Keeps name and design at once: a user who leaves the page before there is a file has the link already. */
  const keep = ({ id, recordId, target, payload }: CreatedLink) => {
    const now = new Date().toISOString();
    saveOnceUnlocked(recordId, {
      v: 2,
      name: chosenName ?? suggestName({ type: 'url', values: { url: target }, look }),
      folder: null,
      type: 'dynamic',
      values: { id, link: payload },
      look,
      createdAt: now,
      updatedAt: now,
    });
  };
  const finish = async ({ id }: CreatedLink, { verdict, text }: Pick<DoneExport, 'verdict' | 'text'>) => {
    codes.forget();
    for (const drafts of [userDrafts, visitorDrafts]) drafts.delete('url');
    const message = [deliveryWords(verdict, look.design), text].filter(Boolean).join(' ');
    // Going back must not lead to the form, which would make a second code.
    await navigate(dynamicCodePath(id), { replace: true, state: withFileMessage(message) });
  };
  useEffect(() => {
    machine.link.current = { store, stateAfter };
    return () => {
      machine.link.current = undefined;
    };
  });
  return (
    <OwnSlug
      slug={slug}
      error={slugError}
      canChoose={isVerified}
      onChange={(typed) => {
        setSlug(typed);
        setSlugError(undefined);
      }}
      onLeave={() => own && afterPress(() => setSlugError((before) => ownSlugProblem(own) ?? before))}
    />
  );
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
