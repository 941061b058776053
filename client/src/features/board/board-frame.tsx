import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { brand } from '#config/brand.ts';
import { usePageStart } from '#shared/browser/page-scroll.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { useHead } from '#shared/layout/use-head.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './board.module.css';
import { BoardHeader } from './boards/board-header.tsx';
import { useBoardName, useBoardStatus } from './live/selectors.ts';

interface FrameProps {
  readonly isBusy?: boolean | undefined;
  /** Whether a sheet covers the board, so that the heading and the tools can't be used. */
  readonly isCovered?: boolean;
  readonly children: ReactNode;
}

interface HeadingProps {
  /** Whether the frame shows the board itself, whose interface state the heading's controls use. */
  readonly isReady?: boolean | undefined;
}

interface BoardFrameProps extends FrameProps, HeadingProps {
  /** The controls beside the heading. */
  readonly tools?: ReactNode;
}

/** The heading of the board's page. */
export const HeadingContext = createContext<ComponentType<HeadingProps>>(NamedHeading);

/** The page's main landmark with the board's heading, in every state of the board. */
export function BoardFrame({ tools, isReady, children, ...frame }: BoardFrameProps) {
  const Heading = use(HeadingContext);
  return (
    <Frame
      {...frame}
      head={
        <>
          <Heading isReady={isReady} />
          {tools}
        </>
      }
    >
      {children}
    </Frame>
  );
}

/** The frame of a board while neither its name nor its user is known. */
export function NamelessFrame({ children, ...frame }: FrameProps) {
  useHead({ title: pageTitle('Board') });
  return (
    <Frame {...frame} head={<h1 className={styles.title}>Board</h1>}>
      {children}
    </Frame>
  );
}

function Frame({ isBusy, isCovered, head, children }: FrameProps & { readonly head: ReactNode }) {
  const main = usePageStart<HTMLElement>();
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.board} aria-busy={isBusy}>
      <header className={styles.head} inert={isCovered}>
        {head}
      </header>
      {children}
    </main>
  );
}

/** The heading of the page `/tasks`. */
export function PuzzleHeading() {
  const { kind } = useBoardStatus();
  return (
    <div className={styles.open}>
      <h1 className={styles.title}>
        {/* The visible emoji is an icon, because not every system has a font for it. */}
        <Icon name="puzzle" size={22} className={styles.puzzle} />
        <span className="visually-hidden">🧩</span> {brand.name} Jira Board
      </h1>
      {kind !== 'members-only' && <p>Public: everyone can edit</p>}
    </div>
  );
}

/** The name of a board with members. */
function NamedHeading({ isReady }: HeadingProps) {
  const name = useBoardName();
  useHead({ title: pageTitle(name || 'Board') });
  if (!isReady) return <h1 className={styles.title}>{name || 'Board'}</h1>;
  return (
    <div className={styles.own}>
      <BoardHeader />
    </div>
  );
}
