import { deletedBoardDays } from '@canary/board/limits';
import type { DeletedBoardsQuery } from '#gql/graphql.ts';
import { timeAgo } from '#shared/format/format-date.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { MemberSection } from '#shared/layout/member-page.tsx';
import { BusyButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import rows from './rows.module.css';

type DeletedBoard = DeletedBoardsQuery['boards'][number];

interface DeletedBoardsProps {
  readonly boards: readonly DeletedBoard[];
  onRestore(id: string): Promise<void>;
}

/** The deleted boards that the user can restore; nothing if there are none. */
export function DeletedBoards({ boards, onRestore }: DeletedBoardsProps) {
  if (boards.length === 0) return null;
  return (
    <MemberSection id="deleted" title="Deleted boards">
      <div>
        <p className="muted">
          You can restore a board for {deletedBoardDays} days. Its members come back with it.
        </p>
        <ul>
          {boards.map((board) => (
            <DeletedBoardRow key={board.id} board={board} onRestore={() => onRestore(board.id)} />
          ))}
        </ul>
      </div>
    </MemberSection>
  );
}

interface DeletedBoardRowProps {
  readonly board: DeletedBoard;
  onRestore(): Promise<void>;
}

function DeletedBoardRow({ board: { name, deletedAt }, onRestore }: DeletedBoardRowProps) {
  const { run, busy, failure } = useAction(onRestore);
  return (
    <li className={rows.row}>
      <div className={rows.text}>
        <p className={rows.name}>
          <bdi>{name}</bdi>
        </p>
        {deletedAt && <p className="muted">Deleted {timeAgo(deletedAt, new Date())}</p>}
      </div>
      <BusyButton
        look="quiet"
        busy={busy}
        working="Restoring…"
        aria-label={busy ? undefined : `Restore ${name}`}
        onClick={run}
      >
        <Icon name="rotate-ccw" /> Restore
      </BusyButton>
      <StatusMessage failure={failure} />
    </li>
  );
}
