import { useUi } from '../state/board-ui.ts';

/** What screen readers are told of what is done by keyboard, or by a menu. */
export function LiveRegion() {
  const said = useUi((state) => state.said);
  return (
    <p className="visually-hidden" aria-live="assertive" data-said>
      {said}
    </p>
  );
}
