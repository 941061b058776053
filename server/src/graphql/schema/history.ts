import { maxReadAtOnce } from '@canary/input/limits';
import { type HistoryState, readHistory, readPage, readRecords } from '../../history/read-history.ts';
import { builder } from '../builder.ts';
import { HistoryKey } from './history-key.ts';
import { HistoryRecord, HistoryRecordConnection } from './history-record.ts';
import { requireViewer } from './viewer.ts';

export const History = builder.objectRef<HistoryState>('History').implement({
  description:
    'What somebody saves, sealed by their browser with a key that never leaves it unwrapped: names, fields and colours are not known here.',
  fields: (t) => ({
    keyId: t.exposeID('keyId', {
      nullable: true,
      description: 'What the key is known by: another one after starting afresh. Null until it is set up.',
    }),
    keys: t.field({
      type: [HistoryKey],
      description: 'The key, once by each method that it is wrapped by. Empty until it is set up.',
      resolve: ({ userId }, _args, { db }) =>
        db.historyKey.findMany({ where: { userId }, orderBy: { method: 'asc' } }),
    }),
    revision: t.exposeInt('revision', {
      description: 'How many changes there have been: what to follow `historyChanges` from.',
    }),
    count: t.exposeInt('count', { description: 'How many records there are: up to 50,000.' }),
    records: t.field({
      type: HistoryRecordConnection,
      description:
        'The records, the newest first, page by page. A page that would be too long has fewer than were asked for, and says that there are more.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: 50,
          description: `How many at most: 1 to ${maxReadAtOnce}.`,
        }),
        after: t.arg.string({ description: 'The `endCursor` of the page before.' }),
      },
      resolve: ({ userId }, { first, after }, { db }) => readPage(db, userId, first, after ?? null),
    }),
    recordsById: t.field({
      type: [HistoryRecord],
      description:
        'Some records, in the order of the ids, deleted ones of the last day too. Those that aren’t there are left out.',
      args: { ids: t.arg.idList({ required: true, description: 'Which: up to 100.' }) },
      resolve: ({ userId }, { ids }, { db }) => readRecords(db, userId, ids),
    }),
  }),
});

builder.queryField('history', (t) =>
  t.field({
    type: History,
    description:
      'What whoever asks has saved. Fails with UNAUTHENTICATED, or BAD_USER_INPUT and the `field` that is wrong.',
    resolve: (_root, _args, context) => readHistory(context.db, requireViewer(context).id),
  }),
);
