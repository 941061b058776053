import type { BoardRole } from '@canary/board/roles';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textFromState } from '#shared/browser/navigation.ts';
import type { BoardUi } from '../live/board-ui.ts';
import { useSelf } from '../live/people-selectors.ts';
import { nounOf } from '../live/role-names.ts';
import { useCan, useColumns, useWithdrawals } from '../live/selectors.ts';

const rank: Record<BoardRole, number> = { viewer: 0, editor: 1, owner: 2 };

/** The navigation state of a board that was just created. */
export const asNewBoard = { created: 'board' };

/** Says what the user can do after their role has changed. */
export function useRoleNotice({ notices }: BoardUi): void {
  const { dismissAll } = useWithdrawals();
  const role = useSelf()?.role;
  const known = useRef(role);
  useEffect(() => {
    const before = known.current;
    known.current = role;
    if (!before || !role || role === before) return;
    // A change that the lower role didn't allow is allowed now.
    if (rank[role] > rank[before]) dismissAll();
    notices.show({ id: 'role', text: `You are ${nounOf(role)} of this board now.` });
  }, [role, dismissAll, notices]);
}

/** Opens the form for the first card of a board that was just created. */
export function useFirstCard(ui: BoardUi): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isNew = textFromState(state, 'created') === asNewBoard.created;
  const canEdit = useCan('editCards');
  const column = useColumns()[0]?.id;
  useEffect(() => {
    if (!isNew || !canEdit || column === undefined) return;
    ui.change({ adding: { column, end: 'top' } });
    void navigate(pathname, { replace: true });
  }, [isNew, canEdit, column, ui, navigate, pathname]);
}
