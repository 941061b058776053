import { type ExecutionResult, getArgumentValues, Kind } from 'graphql';
import { LRUCache } from 'lru-cache';
import { BoardAccess } from '../../../modules/board/members/access.ts';
import { senderOf } from '../context.ts';
import { siteOperations } from '../documents/site-documents.ts';
import type { Graphql, PreparedArgs } from '../engine.ts';
import { schema } from '../schema/index.ts';

/** The maximum size of all cached answers, in bytes. */
const maxBytes = 32 * 1024 * 1024;

/** Runs a member's operation. If the operation only reads a whole board, `body` has the bytes of the shared answer. */
export type RunForMember = (args: PreparedArgs) => Promise<{ result: ExecutionResult; body?: Buffer }>;

/**
 * Answers the reads of whole boards: each version of a board is executed and serialised once for all of its members, because
 * nothing in the answer depends on the reader.
 */
export function createBoardReads(graphql: Graphql): RunForMember {
  const bodies = new LRUCache<string, Buffer, PreparedArgs>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: args }) => {
      const result = await graphql.execute(args);
      // An error isn't shared, because it may be about the member who caused the execution.
      if (result.errors) throw new Error('The answer has errors.');
      return Buffer.from(JSON.stringify(result));
    },
  });
  return async (args) => {
    const boardId = boardIdOf(args);
    const { contextValue: context } = args;
    // The fields of the operation check the access of an API key.
    if (boardId === null || context.viewer?.key) return { result: await graphql.execute(args) };
    // The operation itself answers with the error.
    const access = await BoardAccess.open(context, senderOf(context), boardId, 'read').catch(() => null);
    if (!access) return { result: await graphql.execute(args) };
    try {
      const board = await access.currentBoard();
      // The operation itself loads the cards when it is its turn.
      access.releaseCards();
      const body = await bodies.forceFetch(`${board.tag()} ${args.node.name?.value}`, { context: args });
      access.check();
      return { result: { data: {} }, body };
    } catch {
      return { result: await graphql.execute(args) };
    } finally {
      access.close();
    }
  };
}

const siteDocuments = new Set([...siteOperations.byHash.values()].map((operation) => operation.document));

/** The id of the board, if an operation of the site only reads a whole board; null for another operation. */
function boardIdOf({ node, document, variableValues }: PreparedArgs): string | null {
  const [field, ...others] = node.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || field.name.value !== 'board' || others.length > 0) return null;
  if (!siteDocuments.has(document)) return null;
  const definition = schema.getQueryType()?.getFields()['board'];
  const { id } = definition ? getArgumentValues(definition, field, variableValues) : {};
  return typeof id === 'string' ? id : null;
}
