/** The number of actions that can be undone. */
const maxUndos = 100;

/** The actions of a document that can be undone, each once. */
export interface UndoHistory {
  /** Makes an action undoable. Returns a function that undoes the action. */
  undoable(revert: () => void): () => void;
  /** Makes an action that failed no longer undoable. @param undo returned by {@link undoable} */
  forget(undo: () => void): void;
  /** Undoes the last undoable action. Returns whether there was such an action. */
  undoLast(): boolean;
}

export function createUndoHistory(): UndoHistory {
  /** The oldest first. */
  const undos = new Set<() => void>();
  return {
    undoable: (revert) => {
      const undo = () => {
        if (undos.delete(undo)) revert();
      };
      undos.add(undo);
      const [oldest] = undos;
      if (oldest && undos.size > maxUndos) undos.delete(oldest);
      return undo;
    },
    forget: (undo) => void undos.delete(undo),
    undoLast: () => {
      const last = [...undos].at(-1);
      last?.();
      return last !== undefined;
    },
  };
}
