/** A GraphQL operation that the playground offers to run. */
export interface Example {
  /** The path of the example's file in `examples`, such as `board/01-read-board`. */
  readonly path: string;
  readonly title: string;
  /** Whether the operation reads, changes or follows data. */
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** The operation, with the title and the description as comments. */
  readonly query: string;
  /** The variables as JSON; empty if the operation has none. */
  readonly variables: string;
}

export interface ExampleGroup {
  readonly title: string;
  readonly examples: readonly Example[];
}

/** The folders of `examples` in the order of the list. */
const groups = [
  ['board', 'Board'],
  ['own-boards', 'Your boards'],
  ['subscriptions', 'Subscriptions'],
  ['account', 'Account'],
  ['tokens', 'Tokens'],
  ['dynamic-codes', 'Dynamic codes'],
  ['saved-codes', 'Saved codes'],
  ['contact', 'Contact'],
] as const;

const queries = import.meta.glob<string>('./examples/*/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const variables = import.meta.glob<string>('./examples/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The examples by group. Within a group, they run in their order. */
export const exampleGroups: readonly ExampleGroup[] = groups.map(([folder, title]) => ({
  title,
  examples: Object.keys(queries)
    .filter((file) => file.startsWith(`./examples/${folder}/`))
    .sort()
    .map(readExample),
}));

export const examples: readonly Example[] = exampleGroups.flatMap((group) => group.examples);

function readExample(file: string): Example {
  const query = queries[file] ?? '';
  const title = /^# (.+)$/m.exec(query)?.[1];
  const kind = /^(query|mutation|subscription) \w+/m.exec(query)?.[1];
  if (!title || !isKind(kind)) throw new Error(`${file} needs a comment with a title, then an operation.`);
  return {
    path: file.replace(/^\.\/examples\/|\.graphql$/g, ''),
    title,
    kind,
    query,
    variables: variables[file.replace(/graphql$/, 'json')] ?? '',
  };
}

function isKind(kind: string | undefined): kind is Example['kind'] {
  return kind === 'query' || kind === 'mutation' || kind === 'subscription';
}
