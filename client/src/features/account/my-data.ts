import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { array, looseObject, string } from 'zod/mini';
import { graphql } from '#gql/gql.ts';
import { asAccount, createPatientSender, type PatientOptions } from '#session/account-requests.ts';
import { listUnsent } from '#shared/storage/unsent-database.ts';

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
          doneOn
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

interface Reader extends PatientOptions {
  readonly client: ApolloClient;
  /** Called with the number of cards and comments that were read. */
  onProgress(count: number): void;
}

/** A page of a list. */
interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

const account = looseObject({ boards: array(looseObject({ boardId: string() })) });

/**
 * Reads all data of the user, cards and comments in pages, and what this browser hasn't sent, as a JSON file. The browser can keep the pages on its disk, so that
 * the file may be larger than the memory. A page that fails is read again, so that one failure doesn't end a long download.
 *
 * @throws the server's rejection, or the signal's reason; also an error if the server can't be reached at first
 */
export async function readMyData({ client, onProgress, ...patience }: Reader): Promise<Blob> {
  const send = createPatientSender(patience);
  const context = asAccount(patience.accountId, patience.signal);
  const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache', context });
  const { boards, ...rest } = account.parse(data?.myData);
  let count = 0;
  const cards = await readLists(
    MyAssignmentsDocument,
    ({ myAssignments }) => myAssignments,
    ({ number, title, columnId, dueOn, doneOn, deletedAt }) => ({
      ...{ number, title, columnId, dueOn, doneOn, deletedAt },
    }),
  );
  const comments = await readLists(
    MyCommentsDocument,
    ({ myComments }) => myComments,
    ({ number: card, text, createdAt, editedAt, deletedAt }) => ({
      ...{ task: card, text, createdAt, editedAt, deletedAt },
    }),
  );
  const written = boards.map(
    (board) =>
      new Blob(
        withLists(board, {
          tasks: cards.get(board.boardId) ?? [],
          comments: comments.get(board.boardId) ?? [],
        }),
      ),
  );
  const unsent = (await listUnsent(patience.accountId)).map((item) => new Blob([JSON.stringify(item)]));
  return new Blob([...withLists(rest, { boards: written, unsent }), '\n'], { type: 'application/json' });

  /** Reads all pages of a list. Returns their items as JSON by the board's id, a blob for each page. */
  async function readLists<Data, Node extends { readonly boardId: string }>(
    query: TypedDocumentNode<Data, { readonly after: string | null | undefined }>,
    listIn: (data: Data) => Connection<Node>,
    itemOf: (node: Node) => object,
  ): Promise<Map<string, Blob[]>> {
    const lists = new Map<string, Blob[]>();
    for (let after: string | null | undefined = null; ; ) {
      const variables = { after };
      const { data } = await send((options) => client.query({ query, variables, ...options }));
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

/** Writes an object as JSON, with lists whose items are already JSON. */
function withLists(object: object, lists: Readonly<Record<string, readonly Blob[]>>): BlobPart[] {
  const written = Object.entries(lists).flatMap(([name, items]) => [
    `,\n  ${JSON.stringify(name)}: [`,
    ...items.flatMap((item, index) => [index > 0 ? ',\n' : '\n', item]),
    items.length > 0 ? '\n  ]' : ']',
  ]);
  return [JSON.stringify(object, null, 2).slice(0, -'\n}'.length), ...written, '\n}'];
}
