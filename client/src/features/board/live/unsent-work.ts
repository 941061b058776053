import { z } from 'zod/mini';
import { staysLoggedIn } from '#session/offline-session.ts';
import {
  isUnsentStored,
  readUnsent,
  tellUnsent,
  type UnsentKind,
  watchUnsent,
  writeUnsent,
} from '#shared/storage/unsent-database.ts';
import { asText, declareValue } from '#shared/storage/value.ts';
import { createStore, type Store } from '#shared/store/create-store.ts';
import { type BoardRef, unsentOf } from './board-ref.ts';
import {
  parseContent,
  type QueuedChange,
  type TextConflict,
  type TextDraft,
  type UnsentContents,
} from './unsent-items.ts';

/** A board's data in this browser that the server doesn't have yet. */
export interface UnsentState {
  /** Whether it has been read from the browser's storage. */
  readonly isLoaded: boolean;
  /** Whether everything is on the disk, or the browser denies storage. */
  readonly storage: 'kept' | 'saving' | 'denied';
  /** The changes to send, in order. */
  readonly changes: readonly QueuedChange[];
  /** The changes that are sent only after the user has said so, in order. */
  readonly held: readonly QueuedChange[];
  /** By {@link draftId}. */
  readonly drafts: ReadonlyMap<string, TextDraft>;
  readonly conflicts: readonly TextConflict[];
  /** The texts that the user could not save any more. */
  readonly texts: readonly string[];
}

type Item<Kind extends UnsentKind = UnsentKind> = {
  [One in Kind]: { readonly kind: One; readonly id: string; readonly content: UnsentContents[One] };
}[Kind];

/** An item to keep, or an item to delete. */
export type UnsentEdit =
  | Item
  | { readonly kind: UnsentKind; readonly id: string; readonly content?: undefined };

/** One list of a board's unsent changes, drafts, conflicts and texts for all tabs of this browser. */
export interface UnsentWork extends Pick<Store<UnsentState>, 'read' | 'watch'> {
  /** Settled when it has been read from the browser's storage. */
  readonly loaded: Promise<void>;
  /** Keeps and deletes items, here at once and then in the browser's storage. */
  edit(...edits: readonly UnsentEdit[]): void;
  /** Tells the other tabs, after the last edits are stored, that changes were withdrawn, and why. */
  tellWithdrawn(changeIds: readonly string[], message: string | null): void;
  /** Whether a change may be sent now: no other tab has sent it, and it isn't held. */
  claim(changeId: string): Promise<boolean>;
  /** Settled when all edits are stored, or the browser has denied storage. */
  saved(): Promise<void>;
  /** Lets the user's tabs send changes that are held. */
  release(held: readonly QueuedChange[]): void;
  /** Follows the edits of other tabs. Returns a function that stops following. */
  follow(): () => void;
  /** Forgets everything, and keeps nothing from now on. What is stored stays. Settled when this tab writes no more. */
  forget(): Promise<void>;
}

/** A message to the other tabs of a board: something was stored; changes may have been withdrawn. */
const message = z.object({ withdrawn: z.array(z.string()), reason: z.nullable(z.string()) });

/** How long a browser keeps what a user made who isn't kept logged in, in milliseconds. */
const sharedBrowserMs = 24 * 60 * 60_000;

/** After this time, a change is sent only if the user wants it, in milliseconds. */
const maxAgeMs = 30 * 24 * 60 * 60_000;

const tabId = declareValue({ key: 'tab:closed:id', place: 'session', schema: asText });

/** The id of this tab, which it keeps over reloads. */
export const thisTab = tabId.read() ?? crypto.randomUUID();
tabId.write(thisTab);

/** The id of a draft among the drafts of a board. */
export const draftId = (cardId: string, place: string) => `${cardId}:${place}`;

/** Keeps a text, to copy it. */
export const textEdit = (text: string): UnsentEdit => ({ kind: 'text', id: text, content: text });

/** Holds a change that the user may send later. */
export function holdEdit(
  queued: QueuedChange | undefined,
  refusal: QueuedChange['refusal'],
): readonly UnsentEdit[] {
  return queued ? [{ kind: 'change', id: queued.change.changeId, content: { ...queued, refusal } }] : [];
}

/** The id of a conflict among a board's conflicts. */
export const conflictId = ({ cardId, commentId }: Pick<TextConflict, 'cardId' | 'commentId'>) =>
  `${cardId}:${commentId ?? ''}`;

/** @param onWithdrawn called when another tab has withdrawn changes, with the message that it shows */
export function createUnsentWork(
  board: BoardRef,
  onWithdrawn: (changeIds: readonly string[], message: string | null) => void,
): UnsentWork {
  const document = unsentOf(board);
  const teller = crypto.randomUUID();
  const items = new Map<string, Item>();
  /** The edits that aren't stored. */
  const edits = new Map<string, UnsentEdit>();
  let tellings: z.infer<typeof message>[] = [];
  /** On a board without accounts: the changes that were found at the start, and that another person may have made. */
  let foreign: ReadonlySet<string> = new Set();
  let isForgotten = false;
  let isFollowing = false;
  let writing: Promise<void> | undefined;
  const store = createStore<UnsentState>({
    isLoaded: false,
    storage: 'kept',
    changes: [],
    held: [],
    drafts: new Map(),
    conflicts: [],
    texts: [],
  });

  /** Collects something of the items. */
  const collect = <Value>(pick: (item: Item) => Value | undefined): readonly Value[] =>
    [...items.values()].map(pick).filter((value) => value !== undefined);
  const allChanges = () => collect((item) => (item.kind === 'change' ? item.content : undefined));
  const isHeld = ({ tab, refusal, change: { changeId, madeAt = 0 } }: QueuedChange) =>
    refusal !== undefined || Date.now() - madeAt > maxAgeMs || (tab !== thisTab && foreign.has(changeId));
  /** Derives the lists of these kinds. Other lists stay the same objects. */
  const update = (kinds: ReadonlySet<UnsentKind>, storage = store.read().storage) => {
    const changes = kinds.has('change')
      ? [...allChanges()].sort((one, other) => one.order - other.order)
      : undefined;
    store.change({
      storage,
      ...(changes && { changes: changes.filter((change) => !isHeld(change)), held: changes.filter(isHeld) }),
      ...(kinds.has('draft') && {
        drafts: new Map(
          collect((item) => (item.kind === 'draft' ? ([item.id, item.content] as const) : undefined)),
        ),
      }),
      ...(kinds.has('conflict') && {
        conflicts: collect((item) => (item.kind === 'conflict' ? item.content : undefined)),
      }),
      ...(kinds.has('text') && {
        texts: collect((item) => (item.kind === 'text' ? item.content : undefined)),
      }),
    });
  };
  const apply = (edit: UnsentEdit) => {
    if (edit.content === undefined) items.delete(keyOf(edit));
    else items.set(keyOf(edit), edit);
  };
  const refresh = async () => {
    const stored = await readUnsent(document);
    if (isForgotten) return;
    if (!stored) return update(new Set(), 'denied');
    const before = new Map(items);
    items.clear();
    for (const { kind, id, content } of stored) {
      const parsed = parseContent(kind, content);
      if (parsed === undefined) continue;
      const item = { kind, id, content: parsed } as Item;
      const known = before.get(keyOf(item));
      // The same object if nothing has changed, so that no field is rendered again.
      items.set(keyOf(item), known && JSON.stringify(known) === JSON.stringify(item) ? known : item);
    }
    for (const edit of edits.values()) apply(edit);
    const all = [...before.keys(), ...items.keys()];
    update(new Set(all.filter((key) => before.get(key) !== items.get(key)).map(kindOf)));
  };
  const write = async () => {
    while (edits.size > 0) {
      const batch = new Map(edits);
      const told = tellings;
      tellings = [];
      const isOfGuest = board.accountId !== null && !staysLoggedIn();
      const expiresAt = isOfGuest ? Date.now() + sharedBrowserMs : null;
      const isStored = await writeUnsent(document, [...batch.values()], expiresAt);
      if (isFollowing)
        for (const one of [{ withdrawn: [], reason: null }, ...told]) tellUnsent(document, teller, one);
      if (!isStored) return update(new Set(), 'denied');
      for (const [key, edit] of batch) if (edits.get(key) === edit) edits.delete(key);
    }
    update(new Set(), 'kept');
  };
  const saved = () => {
    if (edits.size === 0 && !writing) return Promise.resolve();
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const edit = (...added: readonly UnsentEdit[]) => {
    if (added.length === 0 || isForgotten) return;
    for (const one of added) {
      apply(one);
      edits.set(keyOf(one), one);
    }
    const { storage } = store.read();
    update(new Set(added.map(({ kind }) => kind)), storage === 'kept' ? 'saving' : storage);
    void saved();
  };
  const onMessage = async (data: unknown) => {
    const told = message.safeParse(data);
    await refresh();
    const { withdrawn = [], reason = null } = told.data ?? {};
    if (withdrawn.length > 0) onWithdrawn(withdrawn, reason);
  };

  const loaded = refresh().then(() => {
    if (board.accountId === null) foreign = new Set(allChanges().map(({ change }) => change.changeId));
    update(new Set(['change']));
    store.change({ isLoaded: true });
  });
  return {
    read: store.read,
    watch: store.watch,
    loaded,
    edit,
    saved,
    tellWithdrawn: (withdrawn, reason) => {
      tellings.push({ withdrawn: [...withdrawn], reason });
    },
    claim: async (changeId) => {
      const item = items.get(keyOf({ kind: 'change', id: changeId }));
      if (item?.kind !== 'change') return false;
      if (isHeld(item.content)) {
        update(new Set(['change']));
        return false;
      }
      if (edits.has(keyOf(item)) || (await isUnsentStored(document, item)) !== false) return true;
      await refresh();
      return false;
    },
    release: (held) =>
      edit(
        ...held.map(
          ({ refusal: _, change, ...rest }): UnsentEdit => ({
            kind: 'change',
            id: change.changeId,
            content: { ...rest, tab: thisTab, change: { ...change, madeAt: Date.now() } },
          }),
        ),
      ),
    follow: () => {
      isFollowing = true;
      // Other tabs may have stored something before.
      void loaded.then(refresh);
      const stopWatching = watchUnsent(onMessage, document, teller);
      return () => {
        isFollowing = false;
        stopWatching();
      };
    },
    forget: async () => {
      isForgotten = true;
      items.clear();
      edits.clear();
      update(new Set(['change', 'draft', 'conflict', 'text']), 'kept');
      await writing;
    },
  };
}

const keyOf = ({ kind, id }: { readonly kind: UnsentKind; readonly id: string }) => `${kind} ${id}`;
const kindOf = (key: string) => key.split(' ', 1)[0] as UnsentKind;
