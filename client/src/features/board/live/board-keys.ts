/** The id of the text that explains the keys of a card. */
export const keyHelpId = 'board-keys';

/** A key of the board. */
interface BoardKey {
  /** Values of `KeyboardEvent.key`; letters are in upper case. */
  readonly keys: readonly string[];
  /** The effect of the key, for the help. */
  readonly text: string;
  /** A key of `card` acts on the focused card, and some also act on the open card; a key of `page` works anywhere. */
  readonly on: 'card' | 'page';
  /** A further condition of the key. */
  readonly needs?: 'isMember' | 'hasLabels';
  /** Whether the key needs the right to change cards. */
  readonly edits: boolean;
}

/** The keys with an action of their own. Handlers, menus and the help read them from here. */
const table = [
  { action: 'add', keys: ['N'], text: 'Add a card', on: 'page', edits: true },
  { action: 'search', keys: ['/', 'F'], text: 'Search cards', on: 'page', edits: false },
  { action: 'help', keys: ['?'], text: 'Show the keyboard shortcuts', on: 'page', edits: false },
  { action: 'open', keys: ['Enter'], text: 'Open the card', on: 'card', edits: false },
  { action: 'rename', keys: ['F2'], text: 'Rename the card', on: 'card', edits: true },
  { action: 'pickUp', keys: [' '], text: 'Pick up the card; again to drop it', on: 'card', edits: true },
  {
    action: 'menu',
    keys: ['Shift+F10', 'ContextMenu'],
    text: 'Open the card’s menu',
    on: 'card',
    edits: true,
  },
  { action: 'assign', keys: ['A'], text: 'Assign the card', on: 'card', edits: true },
  {
    action: 'assignSelf',
    keys: ['I', 'M'],
    text: 'Assign the card to yourself, or take it back',
    on: 'card',
    needs: 'isMember',
    edits: true,
  },
  { action: 'label', keys: ['L'], text: 'Label the card', on: 'card', needs: 'hasLabels', edits: true },
  { action: 'due', keys: ['D'], text: 'Set the due date', on: 'card', edits: true },
  { action: 'done', keys: ['T'], text: 'Tick the card as done, or as not done', on: 'card', edits: true },
  {
    action: 'move',
    keys: ['V'],
    text: 'Move the card to a column or another board',
    on: 'card',
    edits: true,
  },
  { action: 'copy', keys: ['C'], text: 'Copy the card', on: 'card', edits: true },
  { action: 'select', keys: ['X'], text: 'Select the card', on: 'card', edits: true },
  {
    action: 'archive',
    keys: ['E', 'Delete'],
    text: 'Archive the card',
    on: 'card',

    edits: true,
  },
] as const satisfies readonly (BoardKey & { readonly action: string })[];

export type KeyAction = (typeof table)[number]['action'];

const all: readonly (BoardKey & { readonly action: KeyAction })[] = table;

/** Keys that need several presses, or whose handlers are elsewhere; for the help. */
const others: readonly (BoardKey & { readonly shown: string })[] = [
  {
    shown: '← ↑ → ↓',
    keys: [],
    text: 'Go to another card, or carry a picked up card',
    on: 'card',
    edits: false,
  },
  {
    shown: 'Shift+↑ ↓',
    keys: [],
    text: 'Select the card and the next one',
    on: 'card',

    edits: true,
  },
  { shown: 'Ctrl+A', keys: [], text: 'Select all cards of the column', on: 'card', edits: true },
  {
    shown: 'Esc',
    keys: [],
    text: 'Put a picked up card back, or end the selection',
    on: 'card',

    edits: true,
  },
  { shown: 'Ctrl+Z', keys: [], text: 'Undo', on: 'page', edits: true },
];

/** The conditions that decide which keys a board has. */
export interface KeyContext {
  readonly canEdit: boolean;
  /** Whether the user is a member, who can be assigned to cards. */
  readonly isMember: boolean;
  readonly hasLabels: boolean;
  /** Whether keys of one character are on. */
  readonly hasLetters: boolean;
}

/** The part of a `KeyboardEvent` that names its key. */
interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The action of a key; undefined for a key without an action. */
export function actionOf(
  pressed: PressedKey,
  on: 'card' | 'page',
  context: KeyContext,
): KeyAction | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  const name = nameOf(pressed);
  return all.find((key) => key.on === on && isIn(key, context) && usableKeys(key, context).includes(name))
    ?.action;
}

/** The first key of an action as menus show it, such as `Del`; undefined if it has none now. */
export function keyHint(action: KeyAction, context: KeyContext): string | undefined {
  const key = all.find((one) => one.action === action);
  const first = key && isIn(key, context) ? usableKeys(key, context)[0] : undefined;
  return first && shownKey(first);
}

/** A line of the help. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly text: string;
}

/** The keys of a board in words, for its help. */
export function keyHelp(on: 'card' | 'page', context: KeyContext): readonly KeyHelp[] {
  const own = all
    .filter((key) => key.on === on && isIn(key, context))
    .map((key) => ({ keys: usableKeys(key, context).map(shownKey), text: key.text }))
    .filter(({ keys }) => keys.length > 0);
  const more = others.filter((key) => key.on === on && isIn(key, context));
  return [...own, ...more.map(({ shown, text }) => ({ keys: [shown], text }))];
}

/** The keys of a focused card in a sentence, for screen readers. */
export function keySentence(context: KeyContext): string {
  const keys = [...keyHelp('card', context), ...keyHelp('page', context)];
  const parts = keys.map(({ keys: [first = ''], text }) => `${spoken(first)}: ${text}.`);
  return parts.join(' ');
}

function isIn({ needs, edits }: BoardKey, context: KeyContext): boolean {
  return (!edits || context.canEdit) && (needs === undefined || context[needs]);
}

/** A character, unlike Space, may be typed or spoken by mistake. */
const isLetter = (key: string) => key.length === 1 && key !== ' ';

function usableKeys({ keys }: BoardKey, { hasLetters }: KeyContext): readonly string[] {
  return hasLetters ? keys : keys.filter((key) => !isLetter(key));
}

function nameOf({ key, code, shiftKey }: PressedKey): string {
  if (key === 'F10') return shiftKey ? 'Shift+F10' : key;
  // On a keyboard with another script, the place of a key counts.
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return latin && key.length === 1 && !/[\x20-\x7e]/.test(key)
    ? latin
    : key.length === 1
      ? key.toUpperCase()
      : key;
}

const shownKeys: Readonly<Record<string, string>> = { ' ': 'Space', Delete: 'Del', ContextMenu: 'Menu' };

function shownKey(key: string): string {
  return shownKeys[key] ?? key;
}

const spokenKeys: Readonly<Record<string, string>> = {
  '← ↑ → ↓': 'Arrow keys',
  'Shift+↑ ↓': 'Shift and arrow keys',
  Del: 'Delete',
  Esc: 'Escape',
  '/': 'Slash',
  '?': 'Question mark',
};

function spoken(key: string): string {
  return spokenKeys[key] ?? key;
}
