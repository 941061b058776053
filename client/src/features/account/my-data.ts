import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { array, looseObject, string } from 'zod/mini';
import { graphql } from '#gql/gql.ts';
import { createBackoff } from '#shared/live/backoff.ts';
import { classifyError } from '#shared/live/errors.ts';

const MyDataDocument = graphql(`
  query MyData {
    myData
  }
`);

const MyAssignmentsDocument = graphql(`
  query MyAssignments($after: String) {
    myAssignments(first: 500, after: $after) {
      edges {
        node {
          boardId
          number
          title
          columnId
          dueOn
          deletedAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const MyCommentsDocument = graphql(`
  query MyComments($after: String) {
    myComments(first: 500, after: $after) {
      edges {
        node {
          boardId
          number
          text
          createdAt
          editedAt
          deletedAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

interface Reader {
  readonly client: ApolloClient;
  readonly accountId: string;
  /** Called with the number of cards and comments that were read. */
  onProgress(count: number): void;
}

/** A page of a list. */
interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

const account = looseObject({ boards: array(looseObject({ boardId: string() })) });

/** How often a request is sent again if the server is busy or can't be reached. */
const maxRetries = 6;
/** The longest wait for a rate limit, in seconds. */
const maxWait = 60;

/**
 * Reads all data of the user, cards and comments in pages, as a JSON file. The browser can keep the pages on its disk, so that
 * the file may be larger than the memory.
 *
 * @throws the server's rejection, or an error if it stays busy or can't be reached
 */
export async function readMyData({ client, accountId, onProgress }: Reader): Promise<Blob> {
  const options = {
    fetchPolicy: 'no-cache',
    // The server refuses the pages if another account has logged in meanwhile, in another tab.
    context: { headers: { 'canary-account': accountId } },
  } as const;
  const { data } = await client.query({ query: MyDataDocument, ...options });
  const { boards, ...rest } = account.parse(data?.myData);
  let count = 0;
  const tasks = await readLists(
    MyAssignmentsDocument,
    ({ myAssignments }) => myAssignments,
    ({ number, title, columnId: column, dueOn, deletedAt }) => ({ number, title, column, dueOn, deletedAt }),
  );
  const comments = await readLists(
    MyCommentsDocument,
    ({ myComments }) => myComments,
    ({ number: task, text, createdAt, editedAt, deletedAt }) => ({
      ...{ task, text, createdAt, editedAt, deletedAt },
    }),
  );
  const written = boards.map(
    (board) =>
      new Blob(
        withLists(board, {
          tasks: tasks.get(board.boardId) ?? [],
          comments: comments.get(board.boardId) ?? [],
        }),
      ),
  );
  return new Blob([...withLists(rest, { boards: written }), '\n'], { type: 'application/json' });

  /** Reads all pages of a list. Returns their items as JSON by the board's id, a blob for each page. */
  async function readLists<Data, Node extends { readonly boardId: string }>(
    query: TypedDocumentNode<Data, { readonly after: string | null | undefined }>,
    listIn: (data: Data) => Connection<Node>,
    itemOf: (node: Node) => object,
  ): Promise<Map<string, Blob[]>> {
    const lists = new Map<string, Blob[]>();
    for (let after: string | null | undefined = null; ; ) {
      const variables = { after };
      const { data } = await withRetries(() => client.query({ query, variables, ...options }));
      if (!data) throw new Error('The answer has no data.');
      const { edges, pageInfo } = listIn(data);
      const items = new Map<string, string[]>();
      for (const { node } of edges) {
        const ofBoard = items.get(node.boardId) ?? [];
        items.set(node.boardId, ofBoard);
        ofBoard.push(JSON.stringify(itemOf(node)));
      }
      for (const [boardId, ofBoard] of items) {
        lists.set(boardId, [...(lists.get(boardId) ?? []), new Blob([ofBoard.join(',\n')])]);
      }
      count += edges.length;
      onProgress(count);
      if (!pageInfo.hasNextPage) return lists;
      after = pageInfo.endCursor;
    }
  }
}

/** The JSON of an object that has fields, and of lists in it whose items are JSON already. */
function withLists(object: object, lists: Readonly<Record<string, readonly Blob[]>>): BlobPart[] {
  const written = Object.entries(lists).flatMap(([name, items]) => [
    `,\n  ${JSON.stringify(name)}: [`,
    ...items.flatMap((item, index) => [index > 0 ? ',\n' : '\n', item]),
    items.length > 0 ? '\n  ]' : ']',
  ]);
  return [JSON.stringify(object, null, 2).slice(0, -'\n}'.length), ...written, '\n}'];
}

/** Sends a request again if the server is busy or can't be reached, so that one failure doesn't end a long download. */
async function withRetries<Result>(request: () => Promise<Result>): Promise<Result> {
  const backoff = createBackoff();
  for (let retries = 0; ; retries += 1) {
    try {
      return await request();
    } catch (error) {
      const reason = classifyError(error);
      const isTransient =
        reason.kind === 'unreachable' ||
        reason.kind === 'unavailable' ||
        (reason.kind === 'rate-limited' && reason.seconds <= maxWait);
      if (!isTransient || retries === maxRetries) throw error;
      await backoff.wait(reason);
    }
  }
}
