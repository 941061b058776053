import { type ExecutionResult, getArgumentValues, Kind } from 'graphql';
import type { LiveBoard } from '../../../modules/board/log/live-board.ts';
import { BoardAccess } from '../../../modules/board/members/access.ts';
import { senderOf } from '../context.ts';
import { siteOperations } from '../documents/site-documents.ts';
import type { Graphql, PreparedArgs } from '../engine.ts';
import { schema } from '../schema/index.ts';
import { createByteBudget } from '../shared-subscriptions/byte-budget.ts';

/** The bytes of all kept answers. */
const maxBytes = 32 * 1024 * 1024;

interface BoardAnswer {
  /** The errors; the data is only in the body, because its objects take many times the memory. */
  readonly result: ExecutionResult;
  /** The result as JSON. */
  readonly body: Buffer;
}

interface Kept {
  readonly node: PreparedArgs['node'];
  readonly tag: string;
  /** Null after it was evicted. */
  answer: Promise<BoardAnswer> | null;
}

/** The function that evicts an answer. It is made here, because one made beside a board would keep the board in memory. */
function eviction(entry: Kept): () => void {
  return () => {
    entry.answer = null;
  };
}

/** Runs a member's operation. If it only reads a whole board, members share the answer; then `body` has its bytes. */
export type RunForMember = (
  args: PreparedArgs,
) => Promise<BoardAnswer | { readonly result: ExecutionResult; readonly body?: undefined }>;

/**
 * Answers the reads of whole boards: each version of a board is executed and serialised once for all of its members, because
 * nothing in the answer depends on the reader.
 */
export function createBoardReads(graphql: Graphql): RunForMember {
  const budget = createByteBudget(maxBytes);
  const kept = new WeakMap<LiveBoard, Kept>();
  const readShared = async (args: PreparedArgs, board: LiveBoard): Promise<BoardAnswer> => {
    const { node } = args;
    const tag = board.tag();
    const known = kept.get(board);
    if (known?.answer && known.node === node && known.tag === tag) return await known.answer;
    const answer = graphql.execute(args).then((result) => ({
      result: result.errors ? result : { data: {} },
      body: Buffer.from(JSON.stringify(result)),
    }));
    const entry: Kept = { node, tag, answer };
    kept.set(board, entry);
    const forget = eviction(entry);
    answer.then(({ result, body }) => (result.errors ? forget() : budget.add(body.length, forget)), forget);
    return await answer;
  };
  return async (args) => {
    const boardId = boardIdOf(args);
    if (boardId === null) return { result: await graphql.execute(args) };
    const { contextValue: context } = args;
    // The operation itself answers with the error.
    const access = await BoardAccess.open(context, senderOf(context), boardId, 'read').catch(() => null);
    if (!access) return { result: await graphql.execute(args) };
    try {
      const board = await access.currentBoard();
      // The operation holds them itself when it is its turn.
      access.releaseCards();
      const answer = await readShared(args, board);
      access.check();
      // An error may be about the reader whose execution it was.
      return answer.result.errors ? { result: await graphql.execute(args) } : answer;
    } catch {
      return { result: await graphql.execute(args) };
    } finally {
      access.close();
    }
  };
}

const siteDocuments = new Set([...siteOperations.byHash.values()].map((operation) => operation.document));

/** The board that an operation of the site reads, and nothing else; null if it is another operation. */
function boardIdOf({ node, document, variableValues }: PreparedArgs): string | null {
  const [field, ...others] = node.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || field.name.value !== 'board' || others.length > 0) return null;
  if (!siteDocuments.has(document)) return null;
  const definition = schema.getQueryType()?.getFields()['board'];
  const { id } = definition ? getArgumentValues(definition, field, variableValues) : {};
  return typeof id === 'string' ? id : null;
}
