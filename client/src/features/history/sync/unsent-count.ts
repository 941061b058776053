import { declareValue } from '#shared/storage/value.ts';

/** The number of changes of the history that wait for a connection, so that the next page sends them. */
export const unsentCount = declareValue({
  key: 'account:key:unsent-count',
  place: 'local',
  schema: (stored) => Number(stored) || 0,
});
