/** The fields of a card that a column can have. */
export const csvFields = [
  'title',
  'column',
  'description',
  'labels',
  'assignees',
  'dueOn',
  'doneOn',
  'checklist',
  'comments',
  'links',
  'archived',
  'address',
] as const;
export type CsvField = (typeof csvFields)[number];

/** The index of the column of each field; null for a field that isn't imported. */
export type CsvMapping = Readonly<Record<CsvField, number | null>>;

/** Headers by which other products name a field, and `write-csv.ts` does. */
export const knownHeaders: Readonly<Record<CsvField, readonly string[]>> = {
  title: [
    'title',
    'card name',
    'card title',
    'name',
    'summary',
    'task',
    'task name',
    'subject',
    'issue',
    'card',
    'item',
    'content',
  ],
  column: [
    'column',
    'list name',
    'list',
    'status',
    'state',
    'section',
    'section/column',
    'stage',
    'column name',
    'bucket name',
    'bucket',
  ],
  description: ['description', 'card description', 'notes', 'note', 'details', 'body', 'text'],
  labels: ['labels', 'label', 'tags', 'tag', 'categories', 'category'],
  assignees: [
    'assignees',
    'assignee',
    'assigned to',
    'assign',
    'members',
    'owner',
    'responsible',
    'assignee name',
    'people',
    'person',
  ],
  dueOn: ['due', 'due date', 'due on', 'due day', 'deadline', 'due_date', 'end date', 'date'],
  doneOn: [
    'done',
    'done on',
    'completed at',
    'completed on',
    'completed',
    'completion date',
    'completed date',
    'date completed',
    'date done',
    'resolved',
  ],
  checklist: ['checklist', 'checklist items', 'checklists', 'to-dos', 'subtasks'],
  comments: ['comment', 'comments'],
  links: [
    'attachment links',
    'attachment',
    'attachments',
    'links',
    'link',
    'url',
    'linked pull requests',
    'files & media',
  ],
  archived: ['archived', 'is archived', 'closed', 'closed at', 'closed on', 'archived at', 'date closed'],
  address: ['address', 'card url', 'issue key', 'card id', 'id'],
};

/** The fields that several columns of a table may have together, such as Jira’s labels and comments. */
const severalColumns = ['labels', 'assignees', 'checklist', 'comments', 'links'] as const;

const [repeatable, single] = [new Set<string>(), new Set<string>()];
for (const field of csvFields) {
  const isRepeatable = severalColumns.some((several) => several === field);
  for (const name of knownHeaders[field]) (isRepeatable ? repeatable : single).add(name);
}

/** A header as it is compared. */
export function headerKey(header: string): string {
  return header.trim().toLowerCase();
}

/** Whether a cell is the usual header of a field. */
export function isKnownHeader(cell: string): boolean {
  const key = headerKey(cell);
  return repeatable.has(key) || single.has(key);
}

/** The key that repeated columns have in common; undefined for a header that stands for itself. */
export function repeatedKey(header: string): string | undefined {
  const key = headerKey(header);
  // Spreadsheets number repeated headers: Labels, Labels2, Labels3.
  const base = key.replace(/[ ._-]?\d+$/, '');
  if (repeatable.has(base)) return base;
  return key === '' || single.has(key) ? undefined : key;
}

/** Matches columns to fields by their header. Each column has one field at most. */
export function suggestMapping(header: readonly string[]): CsvMapping {
  const taken = new Set<number>();
  const names = header.map(headerKey);
  const find = (field: CsvField) => {
    const index = knownHeaders[field]
      .map((name) => names.indexOf(name))
      .find((place) => place >= 0 && !taken.has(place));
    if (index !== undefined) taken.add(index);
    return index ?? null;
  };
  return {
    title: find('title'),
    column: find('column'),
    description: find('description'),
    labels: find('labels'),
    assignees: find('assignees'),
    dueOn: find('dueOn'),
    doneOn: find('doneOn'),
    checklist: find('checklist'),
    comments: find('comments'),
    links: find('links'),
    archived: find('archived'),
    address: find('address'),
  };
}
