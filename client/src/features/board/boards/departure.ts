import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { textFromState } from '#shared/browser/navigation.ts';

/** The board that the user deleted or left on the page before. */
interface Departure {
  readonly kind: 'deleted' | 'left';
  readonly id: string;
  readonly name: string;
}

/** Returns a function that leads from a board that the user deleted or left to the list of boards, which reports it. */
export function useDepart(): (departure: Departure) => void {
  const navigate = useNavigate();
  return (departure) => navigate(paths.boards, { replace: true, state: departure });
}

/** The board that the user deleted or left on the last page, if any. */
export function useDeparture(): Departure | undefined {
  const { state } = useLocation();
  const kind = textFromState(state, 'kind');
  const id = textFromState(state, 'id');
  const name = textFromState(state, 'name');
  if ((kind !== 'deleted' && kind !== 'left') || id === undefined || name === undefined) return undefined;
  return { kind, id, name };
}
