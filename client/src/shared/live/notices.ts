import { createStore } from '#shared/store/create-store.ts';
import type { Toast } from '#shared/ui/toasts.tsx';
import { createUndoHistory } from './undo.ts';

/** The result of an action, shown at the edge of the window. */
export interface Notice extends Toast {
  /** Merges this notice with shown notices of the same kind, as in “Deleted 2 cards”. Undo then undoes all of them. */
  readonly sum?: {
    readonly kind: string;
    /** How many things this notice is about. */
    readonly count: number;
    /** The text for several notices. */
    text(count: number): string;
  };
}

/** The notices of a page, and the actions that can be undone with or without a notice. */
export type Notices = ReturnType<typeof createNotices>;

/** Notices that are shown as one toast: one notice, or all of a kind. */
interface Group {
  readonly kind: string;
  readonly parts: readonly Notice[];
}

/**
 * @example
 * const notices = createNotices();
 * notices.show({ id: 'a', text: 'Deleted “Menu”.', undo: restore });
 * notices.undoLast(); // restores, and hides the notice
 */
export function createNotices() {
  const store = createStore<readonly Toast[]>([]);
  let groups: readonly Group[] = [];
  const undos = createUndoHistory();
  /** The undo of each notice that offers one, by the notice's id. */
  const undoOf = new Map<string, () => void>();

  const setGroups = (next: readonly Group[]) => {
    groups = next.filter(({ parts }) => parts.length > 0);
    store.set(groups.map(toToast));
  };
  /** Hides a toast, or one of the notices in it. Its action can still be undone with {@link undoLast}. */
  const dismiss = (id: string) =>
    setGroups(
      groups
        .filter((group) => toastId(group) !== id)
        .map((group) => ({ ...group, parts: group.parts.filter((part) => part.id !== id) })),
    );

  return {
    ...store,
    undoable: undos.undoable,
    undoLast: undos.undoLast,
    dismiss,
    /** Shows a notice. It replaces the notice with the same id; a temporary notice replaces all temporary notices. */
    show(notice: Notice) {
      const { undo: revert } = notice;
      const undo =
        revert &&
        undos.undoable(() => {
          dismiss(notice.id);
          revert();
        });
      if (undo) undoOf.set(notice.id, undo);
      const part = undo ? { ...notice, undo } : notice;
      const kind = notice.sum?.kind ?? notice.id;
      const same = notice.sum && groups.find((group) => group.kind === kind);
      const others = groups.filter((group) => {
        const isTemporary = group.parts.every(({ lifetime }) => !lifetime);
        return group.kind !== kind && !(isTemporary && !notice.lifetime);
      });
      const earlier = same?.parts.filter((other) => other.id !== notice.id) ?? [];
      setGroups([...others, { kind, parts: [...earlier, part] }]);
    },
    /** Hides a notice whose action failed, so that there is nothing to undo. */
    withdraw(id: string) {
      const undo = undoOf.get(id);
      if (undo) undos.forget(undo);
      undoOf.delete(id);
      dismiss(id);
    },
    /** Hides the notices that offer no undo. */
    clear: () => setGroups(groups.filter(({ parts }) => parts.some(({ undo }) => undo))),
  };
}

/** Another id for each text, so that the toast is shown and announced again. */
const toastId = ({ kind, parts }: Group) => (parts.length === 1 ? kind : `${kind} ${parts.length}`);

function toToast(group: Group): Toast {
  const { parts } = group;
  const id = toastId(group);
  const last = parts.at(-1);
  if (!last) throw new Error('A group of notices is never empty.');
  if (parts.length === 1 || !last.sum) return { ...last, id };
  const count = parts.reduce((total, { sum }) => total + (sum?.count ?? 1), 0);
  const undos = parts.flatMap(({ undo }) => undo ?? []);
  return {
    ...last,
    id,
    text: last.sum.text(count),
    undo: () => {
      for (const undo of undos.toReversed()) undo();
    },
  };
}
