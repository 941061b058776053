import { type QueuedKind, queuedChanges } from '@canary/board/changes/index';
import { type PendingChange, type PrecedingChange, seenCard } from '@canary/board/pending-change';
import { card, checklistItem, copiedCard } from '@canary/board/rows';
import { z } from 'zod/mini';
import type { UnsentKind } from '#shared/storage/unsent-database.ts';

/** A change that the server hasn't acknowledged. */
export interface QueuedChange {
  /** The title or name to show if the server rejects it. */
  readonly label: string;
  /** The position in the queue, which all tabs share. */
  readonly order: number;
  /** The tab in which the user made the change, or wanted it to be sent. */
  readonly tab: string;
  /** Why the server has refused it, if the user may send it later: the card is archived, or the user may not edit. */
  readonly refusal?: 'archived' | 'forbidden' | undefined;
  readonly change: PendingChange;
}

/** A text that the user is writing on a card. */
export interface TextDraft {
  readonly text: string;
  /** The text that the user started from. */
  readonly base: string;
}

/** A description or comment whose same words this user and another person changed. */
export interface TextConflict {
  readonly cardId: string;
  /** Null for the card's description. */
  readonly commentId: string | null;
  /** The text that this user's change started from. */
  readonly base: string;
  readonly mine: string;
  /** The text on the server. */
  readonly theirs: string;
}

/** The content of each kind of item. */
export interface UnsentContents {
  readonly change: QueuedChange;
  readonly draft: TextDraft;
  readonly conflict: TextConflict;
  readonly text: string;
}

const seen = z.object({
  archived: z.exactOptional(z.array(card)),
  copied: z.exactOptional(z.array(copiedCard)),
  description: z.exactOptional(z.string()),
  item: z.exactOptional(checklistItem),
  cards: z.exactOptional(z.array(seenCard)),
});
const precedingKinds = ['copyTask', 'deleteTask'] as const satisfies readonly PrecedingChange['kind'][];
const precedingChange = z.union(
  precedingKinds.map((kind) =>
    z.object({
      kind: z.literal(kind),
      input: queuedChanges[kind].input,
      boardId: z.string(),
      changeId: z.string(),
    }),
  ),
);
const queuedChange = z.object({
  label: z.string(),
  order: z.number(),
  tab: z.string(),
  refusal: z.optional(z.enum(['archived', 'forbidden'])),
  change: z.object({
    kind: z.enum(Object.keys(queuedChanges) as QueuedKind[]),
    changeId: z.string(),
    input: z.unknown(),
    madeAt: z.optional(z.number()),
    seen: z.optional(seen),
    precededBy: z.optional(precedingChange),
    before: z.optional(card),
  }),
});
const schemas = {
  draft: z.object({ text: z.string(), base: z.string() }),
  conflict: z.object({
    cardId: z.string(),
    commentId: z.nullable(z.string()),
    base: z.string(),
    mine: z.string(),
    theirs: z.string(),
  }),
  text: z.string(),
};

/** Parses a stored item; undefined if this build of the site doesn't know what it is. */
export function parseContent(kind: UnsentKind, content: unknown): UnsentContents[UnsentKind] | undefined {
  return kind === 'change' ? parseChange(content) : schemas[kind].safeParse(content).data;
}

function parseChange(content: unknown): QueuedChange | undefined {
  const saved = queuedChange.safeParse(content);
  if (!saved.success) return undefined;
  const { change, ...rest } = saved.data;
  const input = queuedChanges[change.kind].input.safeParse(change.input);
  // The input belongs to the kind.
  return input.success ? { ...rest, change: { ...change, input: input.data } as PendingChange } : undefined;
}
