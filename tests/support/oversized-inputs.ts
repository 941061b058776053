import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** The id of every row that the operations name. */
export const sampleId = '0b6a1c52-7b1e-4a53-9f0e-2d8c1b4e7a90';

/** More characters than a text may have, and fewer than a WebSocket message. */
const manyCharacters = 50_000;
/** More items than the largest list. */
const manyItems = 1_200;

const samples: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-11-25T12:00:00Z',
  ID: sampleId,
  Int: 1,
  String: 'Ten letters',
  // By the name of the field.
  ciphertext: 'AAAA',
  dueOn: '2026-11-25',
  email: 'ada@example.com',
  first: 10,
  from: '2026-11-25',
  newKeyId: '5d1f8a7e-3c2b-4d6f-8e9a-7b0c1d2e3f40',
  rounds: 600_000,
  salt: 'A'.repeat(22),
  target: 'https://example.com/',
  timeZone: 'UTC',
  to: '2026-11-25',
  token: 'A'.repeat(43),
};

type Field = GraphQLField<unknown, unknown>;
type Input = GraphQLArgument | GraphQLInputField;
type Path = readonly string[];

/** An operation with one input that is too large. */
export interface OversizedOperation {
  /** The field of the schema and the input, such as `Mutation.createTask input.title`. */
  readonly name: string;
  readonly isSubscription: boolean;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The `field` of the error. */
  readonly field: string;
}

/** An operation for each text, id and list in the arguments of the schema, with an oversized value there. */
export function oversizedOperations(schema: GraphQLSchema): OversizedOperation[] {
  return reachableTypes(schema).flatMap(({ type, path }) =>
    Object.values(type.getFields()).flatMap((field) =>
      field.args.flatMap((arg) => placesIn(arg, [])).map((place) => operationOf(path, type, field, place)),
    ),
  );
}

/** The object types that operations reach, each with the shortest path to it. */
function reachableTypes(schema: GraphQLSchema) {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const found = new Map<GraphQLObjectType, readonly Field[]>(
    roots.flatMap((type) => (type ? [[type, []]] : [])),
  );
  for (const [type, path] of found) {
    if (type === schema.getMutationType() || type === schema.getSubscriptionType()) continue;
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (isObjectType(next) && !found.has(next)) found.set(next, [...path, field]);
    }
  }
  return [...found].map(([type, path]) => ({ type, path }));
}

/** The texts, ids and lists in an input, by their paths. */
function placesIn(input: Input, above: Path, within: readonly string[] = []): Path[] {
  const path = [...above, input.name];
  const type = isNonNullType(input.type) ? input.type.ofType : input.type;
  const named = getNamedType(type);
  const isLarge = isListType(type) || named.name === 'String' || named.name === 'ID';
  const inside =
    isInputObjectType(named) && !within.includes(named.name)
      ? Object.values(named.getFields()).flatMap((field) => placesIn(field, path, [...within, named.name]))
      : [];
  return [...(isLarge ? [path] : []), ...inside];
}

function operationOf(
  path: readonly Field[],
  type: GraphQLObjectType,
  field: Field,
  place: Path,
): OversizedOperation {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const call = ({ name, args }: Field, target: Path): string => {
    const given = args.filter((arg) => arg.name === target[0] || isRequiredArgument(arg));
    const passed = given.map((arg) => {
      const variable = `${name}_${arg.name}`;
      declared.push(`$${variable}: ${arg.type}`);
      variables[variable] = valueFor(arg, arg.name === target[0] ? target.slice(1) : null);
      return `${arg.name}: $${variable}`;
    });
    return passed.length > 0 ? `${name}(${passed.join(', ')})` : name;
  };
  const fields = [...path.map((step) => call(step, [])), call(field, place)];
  const isLeaf = isLeafType(getNamedType(field.type));
  const parts = isLeaf ? fields : [...fields, '__typename'];
  const body = parts.reduceRight((inner, outer) => `${outer} { ${inner} }`);
  const isRoot = path.length === 0;
  const kind = isRoot ? type.name.toLowerCase() : 'query';
  const [argument = '', inInput] = place;
  return {
    name: `${type.name}.${field.name} ${place.join('.')}`,
    isSubscription: type.name === 'Subscription',
    query: `${kind}${declared.length > 0 ? ` (${declared.join(', ')})` : ''} { ${body} }`,
    variables,
    field: argument === 'input' && inInput !== undefined ? inInput : argument,
  };
}

/** A value for an input. @param target the path of the oversized part; null for a value of a valid size */
function valueFor({ name, type }: Pick<Input, 'name' | 'type'>, target: Path | null): unknown {
  const isLarge = target?.length === 0;
  if (isNonNullType(type)) return valueFor({ name, type: type.ofType }, target);
  if (isListType(type)) {
    const item = valueFor({ name: `item of ${name}`, type: type.ofType }, isLarge ? null : target);
    return Array.from({ length: isLarge ? manyItems : 1 }, (_, index) => distinct(item, index));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = fields.filter((field) => field.name === target?.[0] || isRequiredInputField(field));
    return Object.fromEntries(
      given.map((field) => [
        field.name,
        valueFor(field, field.name === target?.[0] ? target.slice(1) : null),
      ]),
    );
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const sample = samples[name] ?? samples[type.name];
  if (!isLarge) return sample;
  return typeof sample === 'string' && sample.includes('@')
    ? 'a'.repeat(manyCharacters) + sample
    : String(sample).padEnd(manyCharacters, 'A');
}

/** An item that differs from the other items of its list. */
function distinct(item: unknown, index: number): unknown {
  if (item === sampleId) return sampleId.replace(/^.{8}/, String(index).padStart(8, '0'));
  if (typeof item !== 'object' || item === null || !('id' in item)) return item;
  return { ...item, id: distinct(item.id, index), ...('number' in item && { number: index + 1 }) };
}
