import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ApiKeyRow_KeyFragment } from '#gql/graphql.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { timeAgo } from '#shared/format/format-date.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Confirm } from '#shared/ui/confirm.tsx';
import { ShortDate } from '#shared/ui/date-time.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './devices.module.css';
import { ApiKeysDocument, KeyBoardsDocument, useRevokeApiKey } from './operations.ts';
import { Section } from './section.tsx';

const NewKey = lazy(async () => ({
  default: (await loadChunk(() => import('./new-key.tsx'))).NewKey,
}));

const ApiKeysSection_user = graphql(`
  fragment ApiKeysSection_user on User {
    ...NewKey_user
    id
  }
`);

/** The API keys of the user, with buttons to create and to revoke them. */
export function ApiKeysSection({ user }: { readonly user: FragmentType<typeof ApiKeysSection_user> }) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      id="api-keys"
      title="API keys"
      lead={
        <>
          For your own programs, as the <Link to={paths.developers}>page for developers</Link> describes. A
          key never reaches your saved codes, which we can’t read, or your account.
        </>
      }
    >
      <KeyList />
      <div className={forms.actions}>
        <Modal
          title="Create an API key"
          open={open}
          onOpenChange={setOpen}
          trigger={<Button look="secondary">Create an API key</Button>}
        >
          <Suspense fallback={<p className="muted">Loading…</p>}>
            <NewKey user={readFragment(ApiKeysSection_user, user)} onClose={() => setOpen(false)} />
          </Suspense>
        </Modal>
      </div>
    </Section>
  );
}

function KeyList() {
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const isForBoard = data?.me?.apiKeys.some(({ boardId }) => boardId !== null);
  const boards = useQuery(KeyBoardsDocument, { skip: !isForBoard }).data?.boards;
  const [revoked, setRevoked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  if (!data?.me) {
    if (!error) return <p className="muted">Loading your keys…</p>;
    return (
      <RetryNote onRetry={() => void refetch().catch(() => undefined)}>{failureOf(error).message}</RetryNote>
    );
  }
  const { apiKeys } = data.me;
  return (
    <>
      {apiKeys.length === 0 && <p className="muted">You have no API keys.</p>}
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {apiKeys.map((key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            boardName={boards?.find(({ id }) => id === key.boardId)?.name}
            onRevoked={(name) => {
              setRevoked(name);
              // The focused button is removed with its row.
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      <StatusMessage done={revoked && `${revoked} was revoked.`} />
    </>
  );
}

const ApiKeyRow_key = graphql(`
  fragment ApiKeyRow_key on ApiKey {
    id
    name
    ending
    boards
    dynamicCodes
    images
    boardId
    lastUsedAt
    expiresAt
  }
`);

interface KeyRowProps {
  readonly apiKey: FragmentType<typeof ApiKeyRow_key>;
  /** The name of the only board that the key reaches, if it is known. */
  readonly boardName: string | undefined;
  onRevoked(name: string): void;
}

function KeyRow({ apiKey, boardName, onRevoked }: KeyRowProps) {
  const key = readFragment(ApiKeyRow_key, apiKey);
  const { id, name, ending, lastUsedAt, expiresAt } = key;
  const access = accessOf(key, boardName);
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeApiKey();
  if (isAsking) {
    return (
      <li className={styles.row}>
        <Confirm
          action={`Revoke ${name}`}
          working="Revoking…"
          onConfirm={async () => {
            await revoke(id);
            onRevoked(name);
          }}
          onCancel={() => setAsking(false)}
        >
          Programs with the key <bdi>{name}</bdi> stop working at once, and their connections are closed. It{' '}
          {access}.{' '}
          {lastUsedAt ? `It was last used ${timeAgo(lastUsedAt, new Date())}.` : 'It was never used.'} A key
          can’t be restored.
        </Confirm>
      </li>
    );
  }
  const isExpired = expiresAt !== null && new Date(expiresAt) <= new Date();
  return (
    <li className={styles.row}>
      <div className={styles.description}>
        <p className={styles.device}>
          <bdi>{name}</bdi> {isExpired && <Badge>Expired</Badge>}
        </p>
        <p className={styles.seen}>
          cnry_…{ending} · {access}
        </p>
        <p className={styles.seen}>
          {lastUsedAt ? `Last used ${timeAgo(lastUsedAt, new Date())}` : 'Never used'} ·{' '}
          {expiresAt === null ? (
            'Doesn’t expire'
          ) : (
            <>
              {isExpired ? 'Expired' : 'Expires'} <ShortDate iso={expiresAt} />
            </>
          )}
        </p>
      </div>
      <Button look="quiet" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
    </li>
  );
}

/**
 * Says in words what a key may do.
 *
 * @example
 * accessOf({ boards: 'WRITE', boardId: 'b', dynamicCodes: 'READ', images: true }, 'Plans');
 * // 'reads and changes the board “Plans”, reads dynamic codes, and draws images'
 */
function accessOf(
  key: Pick<ApiKeyRow_KeyFragment, 'boards' | 'boardId' | 'dynamicCodes' | 'images'>,
  boardName: string | undefined,
): string {
  const { boards, boardId, dynamicCodes, images } = key;
  const verbs = { READ: 'reads', WRITE: 'reads and changes' };
  const board = boardName === undefined ? 'one board' : `the board “${boardName}”`;
  const parts = [
    boards && `${verbs[boards]} ${boardId === null ? 'your boards' : board}`,
    dynamicCodes && `${verbs[dynamicCodes]} dynamic codes`,
    images && 'draws images',
  ].filter((part) => typeof part === 'string');
  return new Intl.ListFormat('en').format(parts);
}
