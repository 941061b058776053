import { useQuery } from '@apollo/client/react';
import { deletedLinkDays } from '@canary/input/limits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import type { DynamicCodeState } from '#gql/graphql.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { PageHeader } from '#shared/layout/member-page.tsx';
import { createNotices } from '#shared/live/notices.ts';
import { useStore } from '#shared/store/create-store.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { BusyButton, Button, buttonClass } from '#shared/ui/button.tsx';
import { DateTime, LongDate } from '#shared/ui/date-time.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Toasts } from '#shared/ui/toasts.tsx';
import { promise } from '../promise.ts';
import { type CodeActions, useCodeActions } from './code-actions.ts';
import { LinkCard } from './link-card.tsx';
import styles from './manage.module.css';
import {
  DynamicCodeDocument,
  type ManagedCode,
  ManagedCode_code,
  type ScanCounts,
  useScanCounts,
} from './operations.ts';
import { StateSection } from './state-section.tsx';
import { Statistics } from './statistics.tsx';
import { TargetSection } from './target-section.tsx';

interface CodeParts {
  /** Renders the name of a code, with its state. */
  renderHead(code: ManagedCode, state: ReactNode): ReactNode;
  /** Renders the design of a code. */
  renderDesign(code: ManagedCode): ReactNode;
}

interface CodePageProps extends CodeParts {
  readonly id: string;
}

/** The page of a dynamic code of the user. */
export function CodePage({ id, ...parts }: CodePageProps) {
  const { data, error, loading, refetch } = useQuery(DynamicCodeDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (data) {
    const { counts } = data.dynamicCode;
    return <LoadedCode {...parts} code={readFragment(ManagedCode_code, data.dynamicCode)} counted={counts} />;
  }
  return (
    <>
      <PageHeader title="Dynamic code" back="Codes" backTo={paths.history} />
      {!error && (
        <p role="status" className={styles.waiting}>
          Loading the code…
        </p>
      )}
      {error && failureOf(error).code === 'NOT_FOUND' && (
        <MessageBox icon="search" title="This code doesn’t exist" role="alert">
          <p>The address may be mistyped, or the code may belong to another account.</p>
          <Link className={buttonClass('secondary')} to={paths.history}>
            Show your codes
          </Link>
        </MessageBox>
      )}
      {error && failureOf(error).code !== 'NOT_FOUND' && (
        <MessageBox icon="circle-alert" title="The code could not be loaded" role="alert">
          <p>{failureOf(error).message}</p>
          <BusyButton
            look="secondary"
            busy={loading}
            working="Trying again…"
            onClick={() => void refetch().catch(() => undefined)}
          >
            Try again
          </BusyButton>
        </MessageBox>
      )}
    </>
  );
}

const stateBadges = {
  ACTIVE: { tone: 'good', text: 'Active' },
  PAUSED: { tone: 'warning', text: 'Paused' },
  DISABLED: { tone: 'error', text: 'Disabled' },
  DELETED: { tone: 'error', text: 'Deleted' },
} as const satisfies Record<DynamicCodeState, { tone: string; text: string }>;

interface LoadedCodeProps extends CodeParts {
  readonly code: ManagedCode;
  /** The totals when the page was loaded. */
  readonly counted: ScanCounts;
}

function LoadedCode({ code, counted, renderHead, renderDesign }: LoadedCodeProps) {
  const [notices] = useState(createNotices);
  const toasts = useStore(notices);
  const actions = useCodeActions(code, notices);
  const live = useScanCounts(code.id);
  const isOnline = useOnline();
  const { state } = code;
  const { tone, text } = stateBadges[state];
  const lastState = useRef(state);
  useEffect(() => {
    // The focused button may have been removed with the state before.
    if (lastState.current !== state && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
    lastState.current = state;
  }, [state]);
  return (
    <>
      {renderHead(
        code,
        <>
          <Badge tone={tone}>{text}</Badge> Created <LongDate iso={code.createdAt} />
        </>,
      )}
      {!isOnline && (
        <Note icon="wifi-off" tone="warning" role="status">
          You are offline. Codes can only be changed online, so that a change never comes late.
        </Note>
      )}
      {state === 'DISABLED' && (
        <Note tone="error">
          The operator of this site has disabled this code, and visitors read the reason:{' '}
          {code.disabledReason} <Link to={paths.contact}>Contact the operator</Link>
        </Note>
      )}
      {code.deletedAt && <DeletedNote deletedAt={code.deletedAt} actions={actions} isOnline={isOnline} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <TargetSection code={code} actions={actions} isOnline={isOnline} />
          <Statistics code={code} counts={live ?? counted} />
        </div>
        <div className={styles.column}>
          <LinkCard code={code} counts={live} />
          {!code.deletedAt && <StateSection code={code} actions={actions} isOnline={isOnline} />}
        </div>
      </div>
      {!code.deletedAt && renderDesign(code)}
      <p className={styles.promise}>{promise}</p>
      <Toasts toasts={toasts} undoOtherwise="Use the buttons of this page" onDismiss={notices.dismiss} />
    </>
  );
}

interface DeletedNoteProps {
  readonly deletedAt: string;
  readonly actions: CodeActions;
  readonly isOnline: boolean;
}

const dayMs = 24 * 60 * 60_000;

function DeletedNote({ deletedAt, actions, isOnline }: DeletedNoteProps) {
  const restore = useAction(() => actions.attempt(actions.restore));
  const until = new Date(new Date(deletedAt).getTime() + deletedLinkDays * dayMs);
  return (
    <Note
      tone="error"
      icon="trash-2"
      actions={
        <Button look="quiet" disabled={!isOnline} aria-disabled={restore.busy} onClick={restore.run}>
          <Icon name="undo-2" /> Restore
        </Button>
      }
    >
      This code was deleted, and its prints lead nowhere. You can restore it until{' '}
      <DateTime iso={until.toISOString()} />.
    </Note>
  );
}
