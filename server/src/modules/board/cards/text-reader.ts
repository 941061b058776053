import type { Comment } from '@canary/board/changes/change';
import type { ChecklistItem } from '@canary/board/model';
import { LRUCache } from 'lru-cache';
import { creationKey, type Page, type PageInput, rowsAfter, toPage } from '../../../platform/paging.ts';
import type { BoardDb } from '../database.ts';

/** The memory for cached texts, in bytes. */
const maxBytes = 16 * 1024 * 1024;
/** About how many bytes of memory a text takes besides its characters. */
const textOverhead = 512;

/** A comment as readers see it. */
export type ShownComment = Omit<Comment, 'deletedAt'>;

/** An item of a checklist, and the id of its card. */
export interface StoredItem extends ChecklistItem {
  readonly taskId: string;
}

/** The texts of a card that a user may read, at the version at which a text changed last. */
export interface CardTexts {
  readonly boardId: string;
  readonly taskId: string;
  readonly version: number;
  readonly description: string;
  /** The checklist, in order. */
  readonly items: readonly StoredItem[];
}

/** Reads texts. Concurrent reads of the same texts of one version share one read of the database. */
export interface TextReader {
  /** Reads the description and the checklist. */
  readTexts(key: TextKey): Promise<Omit<CardTexts, keyof TextKey>>;
  /** @throws InputError if the cursor is invalid */
  readComments(key: TextKey, page: PageInput): Promise<Page<ShownComment>>;
}

/** The texts of a card at a version. */
export type TextKey = Pick<CardTexts, 'boardId' | 'taskId' | 'version'>;

/** Texts are read at the requested version or a later version, so a client that follows the board misses no text. */
export function createTextReader(db: BoardDb): TextReader {
  const texts = new LRUCache<string, Omit<CardTexts, keyof TextKey>, TextKey>({
    maxSize: maxBytes / 2,
    sizeCalculation: ({ description, items }) =>
      items.reduce(
        (sum, { text }) => sum + textOverhead + 2 * text.length,
        textOverhead + 2 * description.length,
      ),
    fetchMethod: async (_key, _stale, { context: { boardId, taskId } }) => {
      const [row, items] = await Promise.all([
        db.taskText.findUnique({ where: { boardId_taskId: { boardId, taskId } } }),
        db.taskItem.findMany({
          where: { boardId, taskId },
          orderBy: { rank: 'asc' },
          omit: { boardId: true },
        }),
      ]);
      return { description: row?.description ?? '', items };
    },
  });
  const comments = new LRUCache<string, Page<ShownComment>, TextKey & PageInput>({
    maxSize: maxBytes / 2,
    sizeCalculation: ({ edges }, key) =>
      edges.reduce(
        (sum, { node }) => sum + textOverhead + 2 * node.text.length,
        textOverhead + 2 * key.length,
      ),
    fetchMethod: async (_key, _stale, { context: { boardId, taskId, first, after } }) => {
      const rows = await db.taskComment.findMany({
        where: { boardId, taskId, deletedAt: null, ...rowsAfter('createdAt', after) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: first + 1,
        select: { id: true, taskId: true, authorId: true, text: true, createdAt: true, editedAt: true },
      });
      return toPage(rows.slice(0, first), creationKey, { after, hasNextPage: rows.length > first });
    },
  });
  const toKey = ({ boardId, taskId, version }: TextKey) => `${boardId} ${taskId} ${version}`;
  return {
    readTexts: (key) => texts.forceFetch(toKey(key), { context: key }),
    readComments: (key, page) =>
      comments.forceFetch(`${toKey(key)} ${page.first} ${page.after ?? ''}`, {
        context: { ...key, ...page },
      }),
  };
}
