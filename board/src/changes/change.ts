import type { z } from 'zod/mini';
import type { BoardUser, Card, ChecklistItem, CopiedCard, Writes } from '../model.ts';
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

/** The writes of a change to a checklist: whole items, and the ids of deleted items. */
export interface ChecklistWrites {
  readonly written?: readonly ChecklistItem[];
  readonly deleted?: readonly string[];
}

/** A card's text after a change. Events don't carry texts. An empty description removes the description. */
export type TextChange =
  | { readonly taskId: string; readonly description: string }
  | { readonly taskId: string; readonly checklist: ChecklistWrites }
  | { readonly comment: Comment };

/** The id of the card that a text belongs to. */
export function cardOfText(text: TextChange): string {
  return 'comment' in text ? text.comment.taskId : text.taskId;
}

/** The board as a rule finds it, and the rows outside it that the rule may read. */
export interface BoardForRule
  extends Pick<
    BoardState,
    'name' | 'isDeleted' | 'columns' | 'labels' | 'card' | 'cards' | 'column' | 'users'
  > {
  /** The account that acts; null on a board that doesn't tell who acts. */
  readonly accountId: string | null;
  readonly now: Date;
  /** The person of the board who acts. */
  actor(): BoardUser | undefined;
  /** An archived card that the change names. */
  archived(id: string): Card | undefined;
  /** A card that the change copies, perhaps of another board; undefined if it is gone, or the sender may not read it. */
  copied(id: string): CopiedCard | undefined;
  /** Whether a card that isn't on the board has, or had, the id. */
  isTaken(id: string): boolean;
  /** A new id for the row that the change creates, if the client has chosen none. */
  newId(): string;
  /** The number of a new card; null in a browser. */
  newNumber(): number | null;
  /** The board's version after the change; null in a browser. */
  newVersion(): number | null;
  /** The description of the card that the change names; undefined if it has none. */
  description(cardId: string): string | undefined;
  /** The known items of a card's checklist, in order: all items on a server that places items, else the named items. */
  checklist(cardId: string): readonly ChecklistItem[];
  /** The comment that the change names, even if the comment is deleted. */
  comment(id: string): Comment | undefined;
}

/** The day of a change: the user's day, or the day in UTC. */
export function dayOfChange({ now }: BoardForRule, today: string | null | undefined): string {
  return today ?? now.toISOString().slice(0, 10);
}

/** The rows that a rule reads and that aren't in memory. */
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

/** The result of a rule: its writes to the board, and the changed texts of cards. */
export interface Outcome {
  readonly writes: Writes;
  readonly texts?: readonly TextChange[];
}

/** A kind of change. */
export interface ChangeDefinition<Input extends z.ZodMiniType = z.ZodMiniType> {
  readonly input: Input;
  readonly right: NeededRight;
  /** Whether the change adds a card, person, column or label, so that other changes depend on it. */
  readonly creates?: true;
  reads?(input: z.output<Input>): Reads;
  /**
   * Computes what the change writes. A server runs the rule to apply the change, a browser to show it until its event
   * arrives.
   *
   * @throws Refusal
   */
  rule(board: BoardForRule, input: z.output<Input>): Outcome;
}

/** Defines a kind of change. */
export function defineChange<Input extends z.ZodMiniType>(
  definition: ChangeDefinition<Input>,
): ChangeDefinition<Input> {
  return definition;
}

/** Why a change is refused: a sentence for the user, and a code for programs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: 'BAD_USER_INPUT' | 'NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN';
  /** The wrong field of the input, or the subject of the conflict. */
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

/** The subject of a change is gone. @param field the field with the subject's id, if the input has several ids */
export function gone(message: string, field?: string): Refusal {
  return new Refusal('NOT_FOUND', message, field === undefined ? {} : { field });
}

/** The user may not make this change. */
export function forbidden(message: string): Refusal {
  return new Refusal('FORBIDDEN', message);
}

/** A limit is reached. @param what has the limit, such as “A card” @param noun the limited things, in the plural */
export function limitReached(what: string, max: number, noun: string): Refusal {
  return new Refusal('CONFLICT', `${what} has up to ${max.toLocaleString('en')} ${noun}.`, { max });
}

/** Checks that an id that a client has chosen is free. @throws Refusal */
export function requireFree(isTaken: boolean): void {
  if (isTaken) throw invalid('This id is taken. Choose another, ideally a UUID.', 'id');
}

/** Returns the fields that a change sets, without missing and null fields, which stay as they are. */
export function omitMissing<Fields extends object>(
  fields: Fields,
): {
  readonly [Field in keyof Fields]?: NonNullable<Fields[Field]>;
} {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as never;
}
