import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { IconName } from '#config/icons.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useMedia } from '#shared/browser/use-media.ts';
import { MenuItem, MenuSeparator, PopupMenu, useMenuActions } from '#shared/ui/menu.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { ToolButton } from '#shared/ui/tool-button.tsx';
import { BoardLink } from './boards/board-link.tsx';
import { DeleteBoard } from './boards/delete-board.tsx';
import { LeaveBoard } from './boards/leave-board.tsx';
import { isLastOwner, membersOf } from './boards/members.ts';
import { Archive } from './card/archive.tsx';
import { useBoardUi } from './live/board-ui.ts';
import { useBoardUsers, useSelf } from './live/people-selectors.ts';
import { useBoardName, useBoardRef, useCan, useTerms } from './live/selectors.ts';

const BoardActivity = lazy(() => loadChunk(() => import('./card/board-activity.tsx')));
const CopyBoard = lazy(() => loadChunk(() => import('./transfer/copy-board.tsx')));
const ExportBoard = lazy(() => loadChunk(() => import('./transfer/export-board.tsx')));

type MenuDialog = 'archive' | 'link' | 'activity' | 'copy' | 'export' | 'leaving' | 'deletion';

/** The menu of a board, and its dialogs. */
export function BoardMenu() {
  const ui = useBoardUi();
  const { boardId } = useBoardRef();
  const name = useBoardName();
  const members = membersOf(useBoardUsers());
  const self = useSelf();
  const own = members.find(({ id }) => id === self?.id);
  const accountId = self?.accountId ?? '';
  const canEdit = useCan('editCards');
  const isOwner = useCan('manage');
  const isOpenBoard = useTerms().everyone !== null;
  const [dialog, setDialog] = useState<MenuDialog>();
  const hasKeyboard = useMedia('(hover: hover) and (width >= 40rem)');
  const close = () => setDialog(undefined);
  const board = { id: boardId, name };
  const button = useRef<HTMLButtonElement>(null);
  const { choose, onClose } = useMenuActions(button);
  const item = (icon: IconName, text: string, action: () => void) => (
    <MenuItem icon={icon} onSelect={choose(action)}>
      {text}
    </MenuItem>
  );
  return (
    <>
      <PopupMenu
        trigger={
          <ToolButton
            ref={button}
            icon="ellipsis"
            name="Menu"
            aria-label={isOpenBoard ? undefined : `Menu of ${name}`}
          />
        }
        onClose={onClose}
      >
        {isOwner && item('pencil', 'Rename', () => ui.change({ isNamingBoard: true }))}
        {canEdit && item('archive', 'Archived cards', () => setDialog('archive'))}
        {isOpenBoard && item('share-2', 'Share', () => setDialog('link'))}
        {!isOpenBoard && item('history', 'Activity', () => setDialog('activity'))}
        {!isOpenBoard && item('copy', 'Copy board', () => setDialog('copy'))}
        {!isOpenBoard && item('file-down', 'Export', () => setDialog('export'))}
        {hasKeyboard && item('keyboard', 'Keyboard shortcuts', () => ui.change({ isHelpOpen: true }))}
        {!isOpenBoard && <MenuSeparator />}
        {!isOpenBoard && item('log-out', 'Leave board', () => setDialog('leaving'))}
        {isOwner && item('trash-2', 'Delete board', () => setDialog('deletion'))}
      </PopupMenu>
      <Modal title="Archived cards" open={dialog === 'archive' && canEdit} careful onOpenChange={close}>
        <Archive onOpenCard={close} />
      </Modal>
      <Modal title="Open this board on your phone" open={dialog === 'link'} onOpenChange={close}>
        <BoardLink url={window.location.href} />
      </Modal>
      <Modal title="Activity" open={dialog === 'activity'} careful onOpenChange={close}>
        <Loaded>
          <BoardActivity boardId={boardId} onOpenCard={close} />
        </Loaded>
      </Modal>
      <Modal title="Copy this board" open={dialog === 'copy'} onOpenChange={close}>
        <Loaded>
          <CopyBoard board={board} accountId={accountId} onCopied={close} />
        </Loaded>
      </Modal>
      <Modal title="Export this board" open={dialog === 'export'} onOpenChange={close}>
        <Loaded>
          <ExportBoard board={board} accountId={accountId} />
        </Loaded>
      </Modal>
      <Modal title="Leave this board?" open={dialog === 'leaving'} careful onOpenChange={close}>
        <LeaveBoard board={board} canLeave={!isLastOwner(own, members)} onCancel={close} />
      </Modal>
      <Modal title="Delete this board?" open={dialog === 'deletion' && isOwner} careful onOpenChange={close}>
        <DeleteBoard board={board} onCancel={close} />
      </Modal>
    </>
  );
}

/** A part whose code is loaded when it is shown. */
function Loaded({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<p role="status">Loading…</p>}>{children}</Suspense>;
}
