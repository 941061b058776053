import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/**
 * Writes an operation for a root field that selects all fields below it, each field once on a path.
 *
 * @param values of required arguments, as GraphQL literals by the argument's name
 * @param optional the optional arguments of the root field that get a value, too
 * @param without fields that aren't selected, such as `Board.tasks`
 * @throws if a required argument has no value
 */
export function selectAll(
  schema: GraphQLSchema,
  root: 'query' | 'subscription',
  field: GraphQLField<unknown, unknown>,
  values: Readonly<Record<string, string>>,
  {
    optional = [],
    without = [],
  }: { readonly optional?: readonly string[]; readonly without?: readonly string[] } = {},
): string {
  const select = (type: GraphQLOutputType, onTheWay: readonly string[]): string => {
    const named = getNamedType(type);
    if (isAbstractType(named)) {
      const parts = schema
        .getPossibleTypes(named)
        .map((one) => `... on ${one.name} ${select(one, onTheWay)}`);
      return `{ ${parts.join(' ')} }`;
    }
    if (!isObjectType(named)) return '';
    const fields = Object.values(named.getFields()).filter(
      ({ name }) => !onTheWay.includes(`${named.name}.${name}`),
    );
    const selected = fields.map((one) => write(one, [...onTheWay, `${named.name}.${one.name}`]));
    return `{ __typename ${selected.join(' ')} }`;
  };
  const write = (
    { name, args, type }: GraphQLField<unknown, unknown>,
    onTheWay: readonly string[],
    others: readonly string[] = [],
  ) => {
    const given = args
      .filter((arg) => isRequiredArgument(arg) || others.includes(arg.name))
      .map((arg) => {
        const value = values[arg.name];
        if (value === undefined) throw new Error(`Add a value for the argument ${arg.name} of ${name}.`);
        return `${arg.name}: ${value}`;
      });
    return `${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${select(type, onTheWay)}`;
  };
  return `${root} { ${write(field, without, optional)} }`;
}

/** Adds the lengths of the longest lists in an answer to `found`, by their paths, such as `tasks.edges`. */
export function addListLengths(value: unknown, path: string, found: Map<string, number>): void {
  if (Array.isArray(value)) {
    found.set(path, Math.max(found.get(path) ?? 0, value.length));
    for (const item of value) addListLengths(item, path, found);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const [name, inner] of Object.entries(value))
      addListLengths(inner, path ? `${path}.${name}` : name, found);
  }
}
