/**
 * The kinds of events in a board's log: their type in GraphQL, and the field of that type with the resulting state, or with
 * the id of what was deleted. The database, the server and the model derive their kinds from this table.
 */
export const eventKinds = {
  TASK_CREATED: { typename: 'TaskCreated', field: 'task' },
  TASK_UPDATED: { typename: 'TaskUpdated', field: 'task' },
  TASK_MOVED: { typename: 'TaskMoved', field: 'task' },
  TASK_RESTORED: { typename: 'TaskRestored', field: 'task' },
  TASK_DELETED: { typename: 'TaskDeleted', field: 'taskId' },
  TASK_PURGED: { typename: 'TaskPurged', field: 'taskId' },
  BOARD_USER_CREATED: { typename: 'BoardUserCreated', field: 'user' },
  BOARD_USER_UPDATED: { typename: 'BoardUserUpdated', field: 'user' },
  BOARD_USER_DELETED: { typename: 'BoardUserDeleted', field: 'userId' },
  COLUMN_CHANGED: { typename: 'ColumnChanged', field: 'column' },
  COLUMN_DELETED: { typename: 'ColumnDeleted', field: 'columnId' },
  LABEL_CHANGED: { typename: 'LabelChanged', field: 'label' },
  LABEL_DELETED: { typename: 'LabelDeleted', field: 'labelId' },
  BOARD_CHANGED: { typename: 'BoardChanged', field: 'name' },
} as const;

/** A kind of event, as it is stored. */
export type EventKind = keyof typeof eventKinds;

/** The kinds of events with a field. */
export type KindWith<Field extends (typeof eventKinds)[EventKind]['field']> = {
  [Kind in EventKind]: (typeof eventKinds)[Kind]['field'] extends Field ? Kind : never;
}[EventKind];

/** The GraphQL types of the events with a field. */
export type TypenameWith<Field extends (typeof eventKinds)[EventKind]['field']> =
  (typeof eventKinds)[KindWith<Field>]['typename'];
