import { useQuery } from '@apollo/client/react';
import type { Task } from '@canary/board/model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button, CloseButton } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { Card_task, CardDocument } from '../operations.ts';
import type { TaskView } from '../sync/board-store.ts';
import { useCardId, useTask } from '../sync/card-selectors.ts';
import { useOwnBoard } from '../sync/selectors.ts';
import { useBoardUi } from '../ui/board-ui.ts';
import { CardContent } from './card-content.tsx';
import styles from './card-page.module.css';

interface CardPageProps {
  /** The number of the card, or its id until it has a number. */
  readonly card: string;
  onClose(): void;
  /** Called when the card has got its number. */
  onNumber(number: number): void;
}

/** The card of an address: on the board, in the archive, or unknown. */
export function CardPage({ card, onClose, onNumber }: CardPageProps) {
  const id = useCardId(card);
  const task = useTask(id ?? '');
  const number = task?.number;
  const ui = useBoardUi();
  // A card that leaves the board while it is open stays in view.
  const [last, setLast] = useState<{ readonly card: string; readonly task: TaskView }>();
  if (task && last?.task !== task) setLast({ card, task });

  useEffect(() => {
    if (id !== undefined) ui.change({ opened: id });
  }, [ui, id]);
  useEffect(() => {
    if (number != null && String(number) !== card) onNumber(number);
  });

  if (task) return <CardContent key={task.id} task={task} archivedAt={null} onClose={onClose} />;
  return (
    <MissingCard
      key={card}
      card={card}
      last={last?.card === card ? last.task : undefined}
      onClose={onClose}
    />
  );
}

interface MissingCardProps extends Pick<CardPageProps, 'card' | 'onClose'> {
  /** The card as it was when it left the board. */
  readonly last: TaskView | undefined;
}

/** A card that isn't on the board: archived, deleted for good, or one that never was. */
function MissingCard({ card, last, onClose }: MissingCardProps) {
  const boardId = useOwnBoard()?.boardId ?? '';
  const isNumber = /^[1-9]\d{0,8}$/.test(card);
  const { data, error, refetch } = useQuery(CardDocument, {
    variables: { boardId, number: Number(card) },
    skip: !isNumber,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const failure = error && failureOf(error);
  if (!isNumber || failure?.code === 'NOT_FOUND') {
    return (
      <Frame onClose={onClose}>
        <MessageBox icon="circle-alert" title={goneTitle(last, isNumber)} role="alert">
          <p>{goneText(last, isNumber, card)}</p>
          <Button onClick={onClose}>Back to the board</Button>
        </MessageBox>
      </Frame>
    );
  }
  const found = data && readFragment(Card_task, data.card);
  const archived: Task | undefined = found ?? last;
  if (archived && (last || data?.card.deletedAt))
    return (
      <CardContent
        key={archived.id}
        task={{ ...archived, isUnsent: false }}
        archivedAt={data?.card.deletedAt ?? 'unknown'}
        onClose={onClose}
      />
    );
  return (
    <Frame onClose={onClose}>
      {failure ? (
        <MessageBox icon="circle-alert" title="The card could not be loaded" role="alert">
          <p>{failure.message}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </MessageBox>
      ) : (
        <p role="status">Loading the card…</p>
      )}
    </Frame>
  );
}

function goneTitle(last: TaskView | undefined, isNumber: boolean): string {
  if (!last) return 'No such card';
  return isNumber ? 'This card was deleted for good' : 'This card wasn’t saved';
}

function goneText(last: TaskView | undefined, isNumber: boolean, card: string): string {
  if (!last && isNumber) return `This board has no card #${card}. Check the number in the address.`;
  if (!last) return 'This board has no card with this address.';
  return isNumber
    ? `‘${last.title}’ is gone, with its description and comments.`
    : `The server didn’t accept ‘${last.title}’, or you undid it. The board says why.`;
}

function Frame({ onClose, children }: { onClose(): void; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={frame} tabIndex={-1} className={styles.page}>
      <CloseButton className={styles.close} title="Close (Escape)" onClick={onClose} />
      {children}
    </div>
  );
}
