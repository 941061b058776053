import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { detailsOf } from '@canary/board/details';
import { type Card, compareRanked } from '@canary/board/model';
import { readFragment } from '#gql/fragment-masking.ts';
import { createPatientSender, type Wait } from '#session/account-requests.ts';
import { toSnapshot } from '../live/from-api.ts';
import { BoardDocument, Card_task, DeletedTasksDocument } from '../live/operations.ts';
import {
  type BoardFile,
  boardFileFormat,
  boardFileVersion,
  type FileCard,
  type FileComment,
} from './board-file.ts';
import { boardAddress } from './card-links.ts';
import { ChecklistItemsDocument, CommentsDocument, DescriptionsDocument } from './operations.ts';

interface BoardReader {
  readonly client: ApolloClient;
  readonly boardId: string;
  readonly accountId: string;
  /** The origin of the site, for the board's address. */
  readonly origin: string;
  readonly signal: AbortSignal;
  /** Whether comments are read, which a table doesn't have. */
  readonly hasComments: boolean;
  /** Called with the share of the texts that were read, 0 to 1. */
  onProgress(share: number): void;
  onWait(wait: Wait | null): void;
}

/** The variables of a query that reads a page of a board. */
interface PageVariables {
  readonly boardId: string;
  readonly after: string | null | undefined;
}

/** A page of a list. */
interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

interface Timed {
  readonly id: string;
  readonly createdAt: string;
}

/** The name of authors who are no longer on the board. */
const formerMember = 'Former member';

/**
 * Reads a whole board for a file, with its archive and the texts of its cards.
 *
 * @throws the server's rejection, or the signal's reason
 */
export async function readBoard(reader: BoardReader): Promise<BoardFile> {
  const { client, boardId, accountId, origin, signal, hasComments, onProgress } = reader;
  const send = createPatientSender({ signal, accountId, onWait: reader.onWait });
  const { data } = await send((options) =>
    client.query({ query: BoardDocument, variables: { id: boardId }, ...options }),
  );
  if (!data) throw new Error('The answer has no data.');
  const { name, columns, labels, users, tasks } = toSnapshot(data.board);
  const archived = await readPages(DeletedTasksDocument, (page) => page.deletedTasks);
  const open = tasks.toSorted(compareRanked);
  const cards = [
    ...open.map((card) => ({ task: card, isArchived: false })),
    ...archived.map(({ task: card }) => ({ task: readFragment(Card_task, card), isArchived: true })),
  ];

  const texts = cards.reduce(
    (sum, { task: card }) => sum + Number(card.hasDescription) + card.itemCount + commentsOf(card),
    0,
  );
  let read = 0;
  const countRead = (added: number) => {
    read += added;
    // Other people may have added texts.
    onProgress(Math.min(1, read / Math.max(1, texts)));
  };
  const found = await readPages(DescriptionsDocument, (page) => page.descriptions, countRead);
  const descriptions = new Map(found.map(({ cardId, text }) => [cardId, text]));
  const items = await readPages(ChecklistItemsDocument, (page) => page.checklistItems, countRead);
  const checklists = new Map<string, FileCard['checklist'][number][]>();
  for (const { cardId, text, isDone } of items.sort(compareRanked)) {
    const ofCard = checklists.get(cardId) ?? [];
    checklists.set(cardId, ofCard);
    ofCard.push({ text, isDone });
  }
  const people = users.map(({ id, name }) => ({ id, name }));
  const peopleIds = new Set(people.map(({ id }) => id));
  const comments = new Map<string, FileComment[]>();
  if (hasComments) {
    const sorted = (await readPages(CommentsDocument, (page) => page.comments, countRead)).sort(compareTimed);
    for (const { cardId, authorId: author, text, createdAt, editedAt = null } of sorted) {
      if (!peopleIds.has(author)) people.push({ id: author, name: formerMember });
      peopleIds.add(author);
      const ofCard = comments.get(cardId) ?? [];
      comments.set(cardId, ofCard);
      ofCard.push({ author, text, createdAt, editedAt });
    }
  }

  const known = {
    columns: new Set(columns.map(({ id }) => id)),
    labels: new Set(labels.map(({ id }) => id)),
    people: new Set(users.map(({ id }) => id)),
  };
  return {
    format: boardFileFormat,
    version: boardFileVersion,
    name,
    address: boardAddress(boardId, origin),
    columns: columns.map(({ id, name, color, marksDone }) => ({ id, name, color: color ?? null, marksDone })),
    labels: labels.map(({ id, name, color }) => ({ id, name, color })),
    people,
    cards: cards.map(({ task: card, isArchived }) => ({
      number: card.number,
      title: card.title,
      description: descriptions.get(card.id) ?? '',
      // The column of an archived card may be deleted. The board returns such a card to its first column.
      column: known.columns.has(card.columnId) ? card.columnId : (columns[0]?.id ?? ''),
      labels: card.labelIds.filter((id) => known.labels.has(id)),
      assignees: card.assigneeIds.filter((id) => known.people.has(id)),
      ...detailsOf(card),
      checklist: checklists.get(card.id) ?? [],
      comments: comments.get(card.id) ?? [],
      isArchived,
    })),
  };

  function commentsOf(card: Card): number {
    return hasComments ? card.commentCount : 0;
  }

  /** Reads all pages of a list. */
  async function readPages<Data, Node>(
    query: TypedDocumentNode<Data, PageVariables>,
    listIn: (page: Data) => Connection<Node>,
    onPage: (length: number) => void = () => undefined,
  ): Promise<Node[]> {
    const nodes: Node[] = [];
    for (let after: string | null | undefined = null; ; ) {
      const variables: PageVariables = { boardId, after };
      const { data } = await send((options) =>
        client.query<Data, PageVariables>({ query, variables, ...options }),
      );
      if (!data) throw new Error('The answer has no data.');
      const { edges, pageInfo } = listIn(data);
      for (const { node } of edges) nodes.push(node);
      onPage(edges.length);
      if (!pageInfo.hasNextPage) return nodes;
      after = pageInfo.endCursor;
    }
  }
}

/** The oldest comment first; comments of the same time by id. */
function compareTimed(one: Timed, other: Timed): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
