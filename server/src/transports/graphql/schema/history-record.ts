import { type historyRecordKinds, recordIds, savedRecords } from '@canary/input/history';
import {
  deletedRecordDays,
  maxCiphertextAtOnce,
  maxCiphertextBytes,
  maxFolders,
  maxImageCiphertextBytes,
  maxImages,
  maxPresets,
  maxReadAtOnce,
  maxRunCiphertextBytes,
  maxRuns,
  maxSavedAtOnce,
} from '@canary/input/limits';
import { z } from 'zod';
import { cost } from '../../../guards/size/cost.ts';
import { eraseRecords } from '../../../modules/history/erase.ts';
import { type HistoryChange as Change, followHistory } from '../../../modules/history/history-changes.ts';
import { findRecords, readRecordPage, type SavedRecord } from '../../../modules/history/read-history.ts';
import { deleteRecords, restoreRecords, saveRecords } from '../../../modules/history/records.ts';
import { builder } from '../builder.ts';
import { sessionActorOf } from '../context.ts';
import { History } from './history.ts';
import { afterArg, firstArg } from './page.ts';

const HistoryRecordKind = builder.enumType('HistoryRecordKind', {
  description: 'The kind of a record of the history.',
  values: {
    CODE: { description: 'A saved code.' },
    PRESET: { description: `A named design. A history holds up to ${maxPresets}.` },
    IMAGE: {
      description: `An image that codes and presets refer to. A history holds up to ${maxImages}.`,
    },
    RUN: {
      description: `The table of a run of many codes, which a saved code refers to. A history holds up to ${maxRuns}.`,
    },
    FOLDER: { description: `A folder, with or without codes. A history holds up to ${maxFolders}.` },
  } as const satisfies Record<(typeof historyRecordKinds)[number], object>,
});

const HistoryRecord = builder.objectRef<SavedRecord>('HistoryRecord').implement({
  description: 'A record of the history, encrypted in the browser of its owner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the record: a UUID that the browser generated.' }),
    kind: t.expose('kind', { type: HistoryRecordKind, description: 'Kind of the record.' }),
    version: t.exposeInt('version', { description: 'Number of times the record was saved.' }),
    revision: t.exposeInt('revision', {
      description:
        'Revision of the history after the record’s last change. The record with the highest revision changed last.',
    }),
    ciphertext: t.exposeString('ciphertext', {
      nullable: true,
      description:
        'Encrypted content as base64url without padding. Null after deletion, unless the field that returns the record says otherwise.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time at which the record was first saved.',
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: `Time of deletion; null if the record isn’t deleted. A deleted record can be restored for ${deletedRecordDays} days.`,
    }),
  }),
});

const HistoryRecordConnection = builder.connectionObject(
  { type: HistoryRecord, name: 'HistoryRecordConnection', description: 'A page of records.' },
  { name: 'HistoryRecordEdge', description: 'A record of a page.' },
);

const idsArg = {
  required: true,
  description: `Ids: 1 to ${maxReadAtOnce}.`,
  validate: recordIds.shape.ids,
} as const;

builder.objectFields(History, (t) => ({
  records: t.field({
    type: HistoryRecordConnection,
    extensions: cost(200, { factor: 10 }),
    description:
      'Saved codes, or the records of another kind, the newest first. A page has fewer records than requested if their content would be too large for one response; `hasNextPage` is true then.',
    args: {
      kind: t.arg({
        type: HistoryRecordKind,
        required: true,
        defaultValue: 'CODE',
        description: 'Kind of the records.',
      }),
      deleted: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'Whether to list the records that were deleted and can be restored, with their content, the last deleted first.',
      }),
      first: t.arg.int({ ...firstArg(maxReadAtOnce), defaultValue: 50 }),
      after: t.arg.string(afterArg),
    },
    resolve: (history, page, context) =>
      context.historyQueue.run(context.address, () => readRecordPage(context, history, page)),
  }),
  recordsById: t.field({
    type: [HistoryRecord],
    extensions: cost(100, { factor: 5 }),
    description:
      'Records of any kind in the order of their ids, including deleted records. Unknown ids are skipped.',
    args: {
      ids: t.arg.idList({
        required: true,
        description: `Ids: 1 to ${maxSavedAtOnce}.`,
        validate: recordIds.shape.ids.max(maxSavedAtOnce, `Read up to ${maxSavedAtOnce} codes by their ids.`),
      }),
      withDeleted: t.arg.boolean({
        required: true,
        defaultValue: false,
        description:
          'Whether to return the content of deleted records. Records that don’t fit into one response are skipped then.',
      }),
    },
    resolve: (history, input, context) =>
      context.historyQueue.run(context.address, () => findRecords(context, history, input)),
  }),
}));

const HistoryRecordInput = builder.inputType('HistoryRecordInput', {
  description: 'A record, encrypted in the browser.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id: a UUID in lower case. A new record needs a new id.' }),
    kind: t.field({
      type: HistoryRecordKind,
      required: true,
      defaultValue: 'CODE',
      description: 'Kind of the record. The kind of an existing record can’t be changed.',
    }),
    version: t.int({
      required: true,
      description: 'Version: 1 for a new record, the current version plus 1 for an existing record.',
    }),
    ciphertext: t.string({
      required: true,
      description: `Encrypted content as base64url without padding: up to ${maxCiphertextBytes} bytes, ${maxImageCiphertextBytes} of an image, or ${maxRunCiphertextBytes} of a run.`,
    }),
  }),
});

const SaveHistoryRecordsInput = builder
  .inputType('SaveHistoryRecordsInput', {
    description: 'Records to save. All records are saved, or none.',
    fields: (t) => ({
      keyId: t.id({ required: true, description: '`keyId` of the key that the records are encrypted with.' }),
      records: t.field({
        type: [HistoryRecordInput],
        required: true,
        description: `1 to ${maxSavedAtOnce} records with up to ${maxCiphertextAtOnce} characters of content in total.`,
      }),
    }),
  })
  .validate(savedRecords);

builder.mutationField('saveHistoryRecords', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: [HistoryRecord],
    extensions: cost(200, { factor: 5 }),
    description:
      'Saves new records and new versions, all or none. Saving the same again changes nothing. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the invalid `field`, also if the history is full, NOT_FOUND if there is no history, CONFLICT and the `ids` of records that have another version, or the `keyId` if the history has another key, GONE and the `ids` of records that were deleted, or RATE_LIMITED if the user or the IP address has saved too much lately.',
    args: { input: t.arg({ type: SaveHistoryRecordsInput, required: true, description: 'The records.' }) },
    resolve: (_root, { input }, context) =>
      context.historyQueue.run(context.address, () => saveRecords(context, sessionActorOf(context), input)),
  }),
);

builder.mutationField('deleteHistoryRecords', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: [HistoryRecord],
    extensions: cost(100, { factor: 10 }),
    description:
      'Deletes records of any version, and returns the existing records. Deleted records can be restored for 30 days, unless the history is full and new records need their room. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the invalid `field`, or NOT_FOUND if there is no history.',
    args: { ids: t.arg.idList(idsArg) },
    resolve: (_root, { ids }, context) =>
      context.historyQueue.run(context.address, () =>
        deleteRecords(context, sessionActorOf(context), { ids }),
      ),
  }),
);

builder.mutationField('restoreHistoryRecords', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: [HistoryRecord],
    extensions: cost(100, { factor: 10 }),
    description:
      'Restores deleted records, all or none. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the invalid `field`, also if the history is full, NOT_FOUND if there is no history, or GONE and the `ids` of records that were erased.',
    args: { ids: t.arg.idList(idsArg) },
    resolve: (_root, { ids }, context) =>
      context.historyQueue.run(context.address, () =>
        restoreRecords(context, sessionActorOf(context), { ids }),
      ),
  }),
);

builder.mutationField('eraseHistoryRecords', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: ['ID'],
    extensions: cost(100, { factor: 10 }),
    description:
      'Erases deleted records for good and returns their ids. Records that aren’t deleted stay as they are. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the invalid `field`, or NOT_FOUND if there is no history.',
    args: { ids: t.arg.idList(idsArg) },
    resolve: (_root, { ids }, context) => eraseRecords(context, sessionActorOf(context), { ids }),
  }),
);

const HistoryChange = builder.objectRef<Change>('HistoryChange').implement({
  description:
    'Changes of a history. They contain resulting states, so applying them twice does no harm. Without records and without `reset`, the wrapped keys have changed, deleted records were erased, or presets or images were changed.',
  fields: (t) => ({
    keyId: t.exposeID('keyId', { nullable: true, description: 'Current id of the history key.' }),
    revision: t.exposeInt('revision', {
      description: 'Revision after the changes, to continue from.',
    }),
    records: t.field({
      type: [HistoryRecord],
      extensions: cost(200, { factor: 10 }),
      description: 'Changed records in their current state, in the order of their changes.',
      resolve: ({ records }) => [...records],
    }),
    reset: t.exposeBoolean('reset', {
      description:
        'Whether to read the `history` again: it was created or reset, or the changes are no longer stored.',
    }),
  }),
});

builder.subscriptionField('historyChanges', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: HistoryChange,
    extensions: cost(10),
    description:
      'All changes of the user’s saved codes after a revision, in order and without gaps, followed by new changes as they happen. Fails with UNAUTHENTICATED, or BAD_USER_INPUT and the field `since`.',
    args: {
      since: t.arg.int({
        required: true,
        description: '`revision` of the `history` that was read, or of the last change that was received.',
        validate: z.int().min(0, 'A revision is 0 or more.'),
      }),
    },
    subscribe: (_root, { since }, context) => followHistory(context, sessionActorOf(context), { since }),
    resolve: (change) => change,
  }),
);
