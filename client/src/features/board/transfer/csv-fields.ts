/** The fields of a card that a column can have. */
export const csvFields = [
  'title',
  'column',
  'description',
  'labels',
  'assignees',
  'dueOn',
  'checklist',
  'archived',
] as const;
export type CsvField = (typeof csvFields)[number];

/** The index of the column of each field; null for a field that isn't imported. */
export type CsvMapping = Readonly<Record<CsvField, number | null>>;
