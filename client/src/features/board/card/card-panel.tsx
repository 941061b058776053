import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { boardCardPath, boardPath } from '#config/board-paths.ts';
import { boardCardPattern, taskPattern } from '#config/paths.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { isFocusLost } from '#shared/collection/focus.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useBoardReader, useBoardRef } from '../live/selectors.ts';
import styles from './card-panel.module.css';

const CardPage = lazy(async () => ({
  default: (await loadChunk(() => import('./card-page.tsx'))).CardPage,
}));

/** Where the open card covers the board. */
export const sheetQuery = '(width < 64rem)';

/** The card that the address names: its number, or its id until it has one; null if no card is open. */
export function useOpenedCard(): string | null {
  const ofBoard = useMatch(boardCardPattern);
  const ofOpenBoard = useMatch(taskPattern);
  return (ofBoard ?? ofOpenBoard)?.params.card ?? null;
}

/** The state of a navigation that opened a card from its board, so that closing the card can go back. */
const fromBoard = { isFromBoard: true };

/** Returns a function for the navigation that opens a card beside its board, in place of a card that is open. */
export function useCardNavigation() {
  const { boardId } = useBoardRef();
  const isOther = useOpenedCard() !== null;
  const { search, state } = useLocation();
  return useCallback(
    (card: number | string) => ({
      to: boardCardPath(boardId, card) + search,
      replace: isOther,
      state: isOther ? state : fromBoard,
    }),
    [boardId, isOther, search, state],
  );
}

interface CardPanelProps {
  /** See {@link useOpenedCard}. */
  readonly card: string | null;
  /** Whether the panel covers the board. */
  readonly isSheet: boolean;
  /** What the board would show, if the panel didn't cover it. */
  readonly notice: ReactNode;
}

/** The open card beside the board, or as a sheet over it. Its code is loaded with the first card. */
export function CardPanel({ card, isSheet, notice }: CardPanelProps) {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { boardId } = useBoardRef();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const openRequest = useBoardUiState((state) => state.openRequest);
  const navigationTo = useCardNavigation();

  useEffect(() => {
    if (openRequest === null) return;
    ui.change({ openRequest: null });
    const { to, ...options } = navigationTo(board.card(openRequest)?.number ?? openRequest);
    void navigate(to, options);
  }, [ui, board, navigate, navigationTo, openRequest]);

  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = card === null && wasOpen.current;
    wasOpen.current = card !== null;
    if (!hasClosed) return;
    const { opened } = ui.read();
    ui.change({ opened: null });
    if (!isFocusLost()) return;
    if (opened !== null && board.card(opened)) ui.change({ focusRequest: opened });
    else document.getElementById('content')?.focus({ preventScroll: true });
  }, [ui, board, card]);

  if (card === null) return null;
  const close = () => {
    if (state?.isFromBoard === true) void navigate(-1);
    else void navigate(boardPath(boardId) + search, { replace: true });
  };
  const rename = (number: number) =>
    void navigate(boardCardPath(boardId, number) + search, { replace: true, state });
  return (
    <aside
      className={styles.panel}
      data-sheet={isSheet || undefined}
      aria-label="Card"
      onKeyDown={({ key, target, currentTarget }) => {
        // A popover of the panel is outside the panel's element.
        if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) close();
      }}
    >
      {notice}
      <Boundary resetKey={card} fallback={({ retry }) => <Failed onRetry={retry} onClose={close} />}>
        <Suspense
          fallback={
            <p role="status" className={styles.note}>
              Loading the card…
            </p>
          }
        >
          <CardPage card={card} onClose={close} onNumber={rename} />
        </Suspense>
      </Boundary>
    </aside>
  );
}

function Failed({ onRetry, onClose }: { onRetry(): void; onClose(): void }) {
  return (
    <div role="alert" className={styles.note}>
      <p>The card could not be loaded. Check your connection and try again.</p>
      <div className="row">
        <Button onClick={onRetry}>Try again</Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
