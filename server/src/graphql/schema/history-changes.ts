import { InputError } from '../../errors.ts';
import { followHistory } from '../../history/history-changes.ts';
import type { HistoryChange } from '../../history/read-changes.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { HistoryRecord } from './history-record.ts';
import { requireViewer } from './viewer.ts';

const Change = builder.objectRef<HistoryChange>('HistoryChange').implement({
  description:
    'What changed in a history, or the first of it where it is much. It says what is there now, so to apply it twice is to apply it once. Without records and without `reset`, what the key is wrapped by has changed.',
  fields: (t) => ({
    keyId: t.exposeID('keyId', { nullable: true, description: 'The key that the history has by now.' }),
    revision: t.exposeInt('revision', { description: 'Up to which revision: what to follow it from.' }),
    records: t.field({
      type: [HistoryRecord],
      description: 'The records that changed, as they are now, the first change first.',
      resolve: ({ records }) => [...records],
    }),
    reset: t.exposeBoolean('reset', {
      description:
        'Whether the `history` is to be read again: it was set up or started afresh, or what changed is no longer known.',
    }),
  }),
});

builder.subscriptionField('historyChanges', (t) =>
  t.field({
    type: Change,
    description:
      'What changed in the history of whoever asks after a revision, in order and without a gap, and then everything that changes. Fails with UNAUTHENTICATED, or BAD_USER_INPUT and the field `since`.',
    args: {
      since: t.arg.int({
        required: true,
        description: 'The `revision` that came with the `history`, or with the last change.',
      }),
    },
    subscribe: (_root, { since }, context: Context) => {
      const { id } = requireViewer(context);
      if (since < 0) throw new InputError('A revision is 0 or more.', 'since');
      return followHistory(context, id, since);
    },
    resolve: (change) => change,
  }),
);
