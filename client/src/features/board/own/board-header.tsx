import type { BoardUser } from '@canary/board/model';
import { hasRight } from '@canary/board/roles';
import styles from './board-header.module.css';
import { BoardMenu } from './board-menu.tsx';
import { BoardName } from './board-name.tsx';
import { BoardSwitcher } from './board-switcher.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { isLastOwner, membersOf } from './members.ts';
import { MembersDialog } from './members-dialog.tsx';

interface BoardHeaderProps {
  readonly boardId: string;
  readonly name: string;
  /** All people on the board, members and names without an account. */
  readonly people: readonly BoardUser[];
  /** The account of the user, to find their own role. */
  readonly accountId: string;
}

/** The head of a board that isn't the open one: its name, and what a member can do with the board. */
export function BoardHeader({ boardId, name, people, accountId }: BoardHeaderProps) {
  const members = membersOf(people);
  const own = members.find((member) => member.accountId === accountId);
  const isOwner = hasRight(own?.role, 'own');
  const board = { id: boardId, name };
  return (
    <div className={styles.header}>
      <BoardName board={board} canRename={isOwner} />
      <BoardSwitcher boardId={boardId} />
      <div className={styles.actions}>
        <MembersDialog board={board} members={members} accountId={accountId} />
        {isOwner && <InviteDialog boardId={boardId} />}
        <BoardMenu board={board} canDelete={isOwner} canLeave={!isLastOwner(own, members)} />
      </div>
    </div>
  );
}
