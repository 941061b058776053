import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { brand } from '#config/brand.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './board.module.css';

interface BoardFrameProps {
  readonly ref?: Ref<HTMLElement>;
  readonly isBusy?: boolean;
  onKeyDown?(event: KeyboardEvent): void;
  /** The controls beside the heading. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The page's main landmark with its heading, in every state of the board. */
export function BoardFrame({ ref, isBusy, onKeyDown, tools, children }: BoardFrameProps) {
  return (
    <main
      id="content"
      ref={ref}
      tabIndex={-1}
      className={styles.board}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h1 className={styles.title}>
          {/* The visible emoji is an icon, because not every system has a font for it. */}
          <Icon name="puzzle" size={32} className={styles.puzzle} />
          <span className="visually-hidden">🧩</span> {brand.name} Jira Board
        </h1>
        {tools}
      </header>
      {children}
    </main>
  );
}
