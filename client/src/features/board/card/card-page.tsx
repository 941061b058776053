import { useQuery } from '@apollo/client/react';
import type { Card } from '@canary/board/model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { Button, CloseButton } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useCard, useCardId, useIsPurged } from '../live/card-selectors.ts';
import { Card_task } from '../live/operations.ts';
import { useBoardRef, useKeptText } from '../live/selectors.ts';
import styles from './card-page.module.css';
import { OpenCard } from './open-card.tsx';
import { CardDocument } from './operations.ts';

interface CardPageProps {
  /** The number of the card, or its id until it has a number. */
  readonly card: string;
  onClose(): void;
  /** Called when the card has got its number. */
  onNumber(number: number): void;
}

/** The card of an address: on the board, in the archive, deleted for good, or a card that never existed. */
export function CardPage({ card, onClose, onNumber }: CardPageProps) {
  const id = useCardId(card);
  const task = useCard(id ?? '');
  const number = task?.number;
  const ui = useBoardUi();
  const { boardId } = useBoardRef();
  // A card that leaves the board while it is open stays in view.
  const [last, setLast] = useState<{ readonly address: string; readonly card: CardView }>();
  if (task && (last?.card !== task || last.address !== card)) setLast({ address: card, card: task });
  const left = last?.address === card ? last.card : undefined;

  useEffect(() => {
    if (id !== undefined) ui.change({ opened: id });
  }, [ui, id]);
  useEffect(() => {
    if (number != null && String(number) !== card) onNumber(number);
  });

  const isNumber = /^[1-9]\d{0,8}$/.test(card);
  const { data, error, loading, refetch } = useQuery(CardDocument, {
    variables: { boardId, number: Number(card) },
    skip: !isNumber || task !== undefined,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const failure = error && failureOf(error);
  // Until it is read again, the answer is the one from when the card was archived before.
  const read = loading ? undefined : data?.card;
  const found = read && readFragment(Card_task, read);
  const archived: Card | undefined = left || read?.deletedAt ? (found ?? left) : undefined;
  const archivedId = archived?.id;
  const isPurged = useIsPurged(archivedId);
  const isGone = !task && (!isNumber || isPurged || failure?.code === 'NOT_FOUND');

  const { keepDrafts } = useKeptText();
  useEffect(() => {
    if (!isGone || archivedId === undefined) return;
    ui.notices.dismiss(`description ${archivedId}`);
    keepDrafts(archivedId);
  }, [ui, keepDrafts, isGone, archivedId]);

  // The same element for a card that leaves the board and returns, so that its fields keep their text and the focus.
  const shown = task ?? (archived && !isGone ? { ...archived, isUnsent: false } : undefined);
  if (shown)
    return (
      <OpenCard
        key={shown.id}
        card={shown}
        archivedAt={task ? null : (read?.deletedAt ?? 'unknown')}
        onClose={onClose}
      />
    );
  return (
    <Frame key={card} onClose={onClose}>
      {isGone ? (
        <MessageBox icon="circle-alert" title={goneTitle(left, isNumber)} role="alert">
          <p>{goneText(left, isNumber, card)}</p>
          <Button onClick={onClose}>Back to the board</Button>
        </MessageBox>
      ) : failure ? (
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

function goneTitle(last: CardView | undefined, isNumber: boolean): string {
  if (!last) return 'No such card';
  return isNumber ? 'This card was deleted for good' : 'This card wasn’t saved';
}

function goneText(last: CardView | undefined, isNumber: boolean, card: string): string {
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
