import type { z } from 'zod/mini';
import type { BoardUser, Card, ChecklistItem, Writes } from '../model.ts';
import type { NeededRight } from '../roles.ts';
import type { BoardState } from '../state.ts';

/** A comment on a card. Its author is a person of the board. */
export interface Comment {
  readonly id: string;
  readonly taskId: string;
  readonly authorId: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
}

/** What a change writes to a checklist: whole items, and the ids of deleted ones. */
export interface ChecklistWrites {
  readonly written?: readonly ChecklistItem[];
  readonly deleted?: readonly string[];
}

/** A text that a change leaves; events don't carry it. An empty description removes it. */
export type TextChange =
  | { readonly taskId: string; readonly description: string }
  | { readonly taskId: string; readonly checklist: ChecklistWrites }
  | { readonly comment: Comment };

/** The id of the card that a text belongs to. */
export function cardOfText(text: TextChange): string {
  return 'comment' in text ? text.comment.taskId : text.taskId;
}

/** The board as a rule finds it, and what the rule may read beyond it. */
export interface BoardForRule
  extends Pick<
    BoardState,
    'name' | 'isDeleted' | 'columns' | 'labels' | 'card' | 'tasks' | 'column' | 'users'
  > {
  /** The account that acts; null on a board that doesn't tell who acts. */
  readonly accountId: string | null;
  readonly now: Date;
  /** The person of the board who acts. */
  actor(): BoardUser | undefined;
  /** An archived card that the change names. */
  archived(id: string): Card | undefined;
  /** Whether the id is, or was, that of a card that isn't on the board. */
  isTaken(id: string): boolean;
  /** The id of what the change creates, if its sender has chosen none. */
  newId(): string;
  /** The number of a new card; null in a browser. */
  newNumber(): number | null;
  /** The version that the change makes; null in a browser. */
  newVersion(): number | null;
  /** The description of the card that the change names; undefined if it has none. */
  description(cardId: string): string | undefined;
  /** The items of a card's checklist that are known, in order: all if a server places items, else those that changes name. */
  checklist(cardId: string): readonly ChecklistItem[];
  /** The comment that the change names, also if it is deleted. */
  comment(id: string): Comment | undefined;
}

/** What a rule reads that isn't in memory. */
export interface Reads {
  /** The ids of cards that may be archived. */
  readonly archived?: readonly string[];
  /** The id of the card with the description. */
  readonly description?: string;
  /** The id of the card with the checklist. */
  readonly checklist?: string;
  /** An item of a checklist. */
  readonly item?: { readonly cardId: string; readonly id: string };
  /** The id of the comment. */
  readonly comment?: string;
}

/** What a rule returns: what it writes to the board, and the texts that go with it. */
export interface Outcome {
  readonly writes: Writes;
  readonly texts?: readonly TextChange[];
}

/** A kind of change. */
export interface ChangeDefinition<Input extends z.ZodMiniType = z.ZodMiniType> {
  readonly input: Input;
  readonly right: NeededRight;
  /** Whether it adds a card, person, column or label, so that other changes depend on it. */
  readonly creates?: true;
  reads?(input: z.output<Input>): Reads;
  /**
   * Computes what the change writes. Servers run it as the truth, browsers for what they show until the event arrives.
   *
   * @throws Refusal
   */
  rule(board: BoardForRule, input: z.output<Input>): Outcome;
}

/** Defines a kind of change. */
export function define<Input extends z.ZodMiniType>(
  definition: ChangeDefinition<Input>,
): ChangeDefinition<Input> {
  return definition;
}

/** Why a change is refused: a sentence for the user, and a code for programs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: 'BAD_USER_INPUT' | 'NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN';
  /** The field of the input that is wrong, or what the conflict is about. */
  readonly detail: Readonly<Record<string, string | number>>;

  constructor(code: Refusal['code'], message: string, detail: Refusal['detail'] = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** A field of the input is invalid. */
export function invalid(message: string, field: string): Refusal {
  return new Refusal('BAD_USER_INPUT', message, { field });
}

/** What the change is about is gone. @param field the field with its id, if the input has several */
export function gone(message: string, field?: string): Refusal {
  return new Refusal('NOT_FOUND', message, field === undefined ? {} : { field });
}

/** The sender may not make this change. */
export function forbidden(message: string): Refusal {
  return new Refusal('FORBIDDEN', message);
}

/** A limit is reached. @param what has the limit, such as “A card” @param noun what is limited, in the plural */
export function full(what: string, max: number, noun: string): Refusal {
  return new Refusal('CONFLICT', `${what} has up to ${max.toLocaleString('en')} ${noun}.`, { max });
}

/** Checks that an id that a client has chosen is free. @throws Refusal */
export function requireFree(isTaken: boolean): void {
  if (isTaken) throw invalid('This id is taken. Choose another, ideally a UUID.', 'id');
}

/** The fields of a change that are set; those that are missing or null stay as they are. */
export function set<Fields extends object>(
  fields: Fields,
): {
  readonly [Field in keyof Fields]?: NonNullable<Fields[Field]>;
} {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as never;
}
