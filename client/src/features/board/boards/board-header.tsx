import { can } from '@canary/board/roles';
import { type ReactNode, useState } from 'react';
import { useMedia } from '#shared/browser/use-media.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import type { PersonView } from '../live/board-store.ts';
import styles from './board-header.module.css';
import { type BoardDialog, BoardMenu } from './board-menu.tsx';
import { BoardName } from './board-name.tsx';
import { BoardSwitcher } from './board-switcher.tsx';
import { DeleteBoard } from './delete-board.tsx';
import { Invitations } from './invitations.tsx';
import { LeaveBoard } from './leave-board.tsx';
import { MemberList } from './member-list.tsx';
import { isLastOwner, membersOf } from './members.ts';

/** The parts of the header's dialogs that belong to other features. */
export interface HeaderDialogs {
  activity(close: () => void): ReactNode;
  copying(board: { readonly id: string; readonly name: string }, close: () => void): ReactNode;
  exporting(board: { readonly id: string; readonly name: string }): ReactNode;
}

interface BoardHeaderProps extends HeaderDialogs {
  readonly boardId: string;
  readonly name: string;
  /** All people on the board, members and names without an account. */
  readonly people: readonly PersonView[];
  /** The account of the user, to find their own role. */
  readonly accountId: string;
}

/** The head of a board with members: its name, and the actions of a member. */
export function BoardHeader({
  boardId,
  name,
  people,
  accountId,
  activity,
  copying,
  exporting,
}: BoardHeaderProps) {
  const isNarrow = useMedia('(width < 40rem)');
  const [isNaming, setNaming] = useState(false);
  const [dialog, setDialog] = useState<BoardDialog>();
  const close = () => setDialog(undefined);
  const members = membersOf(people);
  const own = members.find((member) => member.accountId === accountId);
  const isOwner = can(own?.role, 'manage');
  const board = { id: boardId, name };
  return (
    <div className={styles.header}>
      <BoardName
        board={board}
        canRename={isOwner}
        hasButton={!isNarrow}
        isNaming={isNaming}
        onNaming={setNaming}
      />
      <BoardSwitcher boardId={boardId} />
      {!isNarrow && (
        <Button look="quiet" onClick={() => setDialog('members')}>
          <Icon name="user-round" /> Members
        </Button>
      )}
      {!isNarrow && isOwner && (
        <Button look="quiet" onClick={() => setDialog('invitations')}>
          <Icon name="share-2" /> Share
        </Button>
      )}
      <BoardMenu
        name={name}
        isOwner={isOwner}
        isWhole={isNarrow}
        onRename={() => setNaming(true)}
        onDialog={setDialog}
      />
      <Modal title="Members" open={dialog === 'members'} careful onOpenChange={close}>
        <MemberList board={board} members={members} accountId={accountId} />
      </Modal>
      <Modal title="Invite people" open={dialog === 'invitations' && isOwner} onOpenChange={close}>
        <Invitations boardId={boardId} />
      </Modal>
      <Modal title="Activity" open={dialog === 'activity'} careful onOpenChange={close}>
        {activity(close)}
      </Modal>
      <Modal title="Copy this board" open={dialog === 'copy'} onOpenChange={close}>
        {copying(board, close)}
      </Modal>
      <Modal title="Export this board" open={dialog === 'export'} onOpenChange={close}>
        {exporting(board)}
      </Modal>
      <Modal title="Leave this board?" open={dialog === 'leaving'} careful onOpenChange={close}>
        <LeaveBoard board={board} canLeave={!isLastOwner(own, members)} onCancel={close} />
      </Modal>
      <Modal title="Delete this board?" open={dialog === 'deletion' && isOwner} careful onOpenChange={close}>
        <DeleteBoard board={board} onCancel={close} />
      </Modal>
    </div>
  );
}
