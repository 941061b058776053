import { maxCiphertextAtOnce, maxCiphertextBytes, maxReadAtOnce, maxSavedAtOnce } from '@canary/input/limits';
import { deleteRecords, restoreRecords } from '../../history/delete-records.ts';
import { placeOf, type RecordPage } from '../../history/read-history.ts';
import type { SavedRecord } from '../../history/record.ts';
import { saveRecords } from '../../history/save-records.ts';
import { builder } from '../builder.ts';
import { requireViewer } from './viewer.ts';

export const HistoryRecord = builder.objectRef<SavedRecord>('HistoryRecord').implement({
  description: 'A saved code, sealed by the browser of its owner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What it is known by: a UUID of its owner’s making.' }),
    version: t.exposeInt('version', { description: 'How many times it was saved.' }),
    revision: t.exposeInt('revision', {
      description:
        'The revision of the history after its last change. Of two states the higher is the newer.',
    }),
    ciphertext: t.exposeString('ciphertext', {
      nullable: true,
      description: 'Its content, as base64url without padding; null once it is deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first saved here.' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was deleted; null while it is there.',
    }),
  }),
});

const HistoryRecordEdge = builder.objectRef<SavedRecord>('HistoryRecordEdge').implement({
  description: 'A record of a page.',
  fields: (t) => ({
    cursor: t.string({ description: 'Its place, for `after`.', resolve: placeOf }),
    node: t.field({ type: HistoryRecord, description: 'The record.', resolve: (record) => record }),
  }),
});

const PageInfo = builder.objectRef<RecordPage>('PageInfo').implement({
  description: 'Where a page begins and ends.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether there is more after it.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'Whether it is not the first.' }),
    startCursor: t.string({
      nullable: true,
      description: 'The place of its first record.',
      resolve: ({ records: [first] }) => first && placeOf(first),
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description: 'What the next page comes `after`.',
    }),
  }),
});

export const HistoryRecordConnection = builder.objectRef<RecordPage>('HistoryRecordConnection').implement({
  description: 'A page of records.',
  fields: (t) => ({
    edges: t.field({
      type: [HistoryRecordEdge],
      description: 'The records, the newest first.',
      resolve: ({ records }) => [...records],
    }),
    pageInfo: t.field({ type: PageInfo, description: 'Where it begins and ends.', resolve: (page) => page }),
  }),
});

const HistoryRecordInput = builder.inputType('HistoryRecordInput', {
  description: 'A record, sealed in the browser.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'A UUID in lower case: a new one for a new record.' }),
    version: t.int({
      required: true,
      description: '1 for a new record, and one more than the present version for what takes its place.',
    }),
    ciphertext: t.string({
      required: true,
      description: `Its content: up to ${maxCiphertextBytes} bytes, as base64url without padding.`,
    }),
  }),
});

const SaveHistoryRecordsInput = builder.inputType('SaveHistoryRecordsInput', {
  description: 'Records to be saved, all or none.',
  fields: (t) => ({
    keyId: t.id({ required: true, description: 'The `keyId` of the key that they are sealed by.' }),
    records: t.field({
      type: [HistoryRecordInput],
      required: true,
      description: `1 to ${maxSavedAtOnce} of them, of ${maxCiphertextAtOnce} characters together.`,
    }),
  }),
});

const ids = { required: true, description: `Which: 1 to ${maxReadAtOnce} of them.` } as const;

builder.mutationField('saveHistoryRecords', (t) =>
  t.field({
    type: [HistoryRecord],
    description:
      'Saves records of whoever asks, new ones and new versions, all or none; sent again, it does nothing more. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the `field` that is wrong, also when the history is full, NOT_FOUND when it isn’t set up, CONFLICT and the `ids` of those that have another version by now, or the `keyId` that the history has by now, or GONE and the `ids` of those that were deleted.',
    args: { input: t.arg({ type: SaveHistoryRecordsInput, required: true, description: 'The records.' }) },
    resolve: (_root, { input }, context) => saveRecords(context, requireViewer(context).id, input),
  }),
);

builder.mutationField('deleteHistoryRecords', (t) =>
  t.field({
    type: [HistoryRecord],
    description:
      'Deletes records of whoever asks, whatever their version. They can be restored for a day, and are then gone for good. Returns those that there are. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the `field` that is wrong, or NOT_FOUND when there is no history.',
    args: { ids: t.arg.idList(ids) },
    resolve: (_root, { ids: named }, context) => deleteRecords(context, requireViewer(context).id, named),
  }),
);

builder.mutationField('restoreHistoryRecords', (t) =>
  t.field({
    type: [HistoryRecord],
    description:
      'Brings deleted records of whoever asks back as they were, all or none. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the `field` that is wrong, also when the history is full by now, NOT_FOUND when there is no history, or GONE and the `ids` of those that were deleted too long ago.',
    args: { ids: t.arg.idList(ids) },
    resolve: (_root, { ids: named }, context) => restoreRecords(context, requireViewer(context).id, named),
  }),
);
