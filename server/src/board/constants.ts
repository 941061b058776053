/** The id of the one board. */
export const boardId = 'board';

/** How many changes back the log is replayed: who was away for longer gets the whole board again, which is less. */
export const logLength = 10_000;

/** Every so many changes, what is no longer needed is forgotten. */
export const pruneEvery = 1_000;

/** For how long a deleted card can be restored, and a change is known that is sent again: 30 days, in milliseconds. */
export const keptMs = 30 * 24 * 60 * 60_000;
