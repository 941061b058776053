import { type Selection, selectAll, selectOnWay } from './selection.ts';

/** How many rows Page Up and Page Down move by. */
const pageRows = 8;

/** A key that was pressed. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Where a key moves the focus in a list; undefined for keys that don't move it.
 *
 * @param lanes how many items are beside each other
 */
export function indexAfter(key: string, index: number, count: number, lanes = 1): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -lanes,
    ArrowDown: lanes,
    PageUp: -lanes * pageRows,
    PageDown: lanes * pageRows,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
    ...(lanes > 1 && { ArrowLeft: -1, ArrowRight: 1 }),
  };
  const step = steps[key];
  return step && Math.max(0, Math.min(count - 1, index + step));
}

interface WalkedList {
  /** The ids of the items, in order. */
  readonly ids: readonly string[];
  readonly lanes?: number;
  /** Undefined if nothing can be selected. */
  readonly selection: Selection | undefined;
}

/**
 * What a key changes in a list: arrows and paging keys move the focus, with Shift they also select the items on the
 * way, and Ctrl+A selects all items.
 *
 * @param from the item that has the focus
 * @returns the item to focus and the new selection, as far as they change; undefined for other keys
 */
export function walkList(
  { key, shiftKey, ctrlKey, metaKey, altKey }: PressedKey,
  from: string,
  { ids, lanes, selection }: WalkedList,
): { readonly focus?: string; readonly selection?: Selection } | undefined {
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key.toLowerCase() === 'a' && selection) return { selection: selectAll(ids) };
  if (isCommand || altKey) return undefined;
  const focus = ids[indexAfter(key, ids.indexOf(from), ids.length, lanes) ?? -1];
  if (focus === undefined) return undefined;
  return shiftKey && selection ? { focus, selection: selectOnWay(selection, ids, from, focus) } : { focus };
}
