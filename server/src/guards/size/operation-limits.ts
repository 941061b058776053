import {
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { sizes } from '../limits.ts';
import { readCost } from './cost.ts';

const maxDepth = sizes.depth.max;
const maxFields = sizes.fields.max;
const maxCost = sizes.cost.max;
const maxRepeats = sizes.repeats.max;

/** A validation rule that rejects operations that are too deep, too large or too expensive. */
export const limitOperations: ValidationRule = (context) => ({
  OperationDefinition: (operation) => {
    const message = findExcess(
      walk(context, operation.selectionSet, context.getSchema().getRootType(operation.operation)),
    );
    if (message) context.reportError(new GraphQLError(message, { nodes: [operation] }));
    return false;
  },
});

/** The message for the first exceeded limit, or null. The search ends there, so that no fragment bomb is expanded. */
function findExcess(selections: Iterable<Selection>): string | null {
  const namesByField = new Map<string, Set<string>>();
  let fields = 0;
  let passwords = 0;
  let total = 0;
  for (const { node, field, path, depth, factor } of selections) {
    if (depth >= maxDepth) return `An operation has at most ${maxDepth} levels.`;
    fields += 1;
    if (fields > maxFields) return `An operation has at most ${maxFields} fields.`;
    const { cost, hashesPassword } = readCost(field?.extensions);
    if (hashesPassword) passwords += 1;
    if (passwords > 1) return 'An operation has at most one field that takes a password.';
    // Fragments cost 1 as well, so that a bomb of empty fragments ends, too.
    total += node ? cost * factor : 1;
    if (total > maxCost) return `An operation costs at most ${maxCost}. Request less at a time.`;
    if (!node || (depth > 0 && node.arguments?.length)) continue;
    const name = node.name.value;
    const place = `${path}.${name}`;
    // Fields with equal names, such as fields of several fragments, are one field of the answer.
    const names = namesByField.get(place) ?? new Set();
    namesByField.set(place, names.add(responseName(node)));
    if (names.size > maxRepeats) return `An operation has ${name} at most ${maxRepeats} times in one place.`;
  }
  return null;
}

/** A field or fragment of an operation, at each place where it is spread. */
interface Selection {
  /** Null for a fragment. */
  readonly node: FieldNode | null;
  /** The field's definition; undefined for a fragment, and for a field that the schema doesn't have. */
  readonly field: GraphQLField<unknown, unknown> | undefined;
  /** The names, in the answer, of the surrounding fields. */
  readonly path: string;
  /** The number of surrounding fields. */
  readonly depth: number;
  /** The product of the factors of the surrounding fields. */
  readonly factor: number;
}

function* walk(
  context: ValidationContext,
  set: SelectionSetNode,
  type: GraphQLCompositeType | null | undefined,
  path = '',
  depth = 0,
  factor = 1,
  spread: readonly string[] = [],
): Generator<Selection> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const field = fieldOf(type, selection);
      yield { node: selection, field, path, depth, factor };
      if (!selection.selectionSet) continue;
      const inner = field && getNamedType(field.type);
      const innerType = isCompositeType(inner) ? inner : undefined;
      const innerFactor = factor * readCost(field?.extensions).factor;
      const innerPath = `${path}.${responseName(selection)}`;
      yield* walk(context, selection.selectionSet, innerType, innerPath, depth + 1, innerFactor, spread);
      continue;
    }
    yield { node: null, field: undefined, path, depth, factor };
    const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : null;
    // graphql's own rules reject a fragment inside itself.
    if (name !== null && spread.includes(name)) continue;
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : context.getFragment(name ?? '');
    if (!fragment) continue;
    const condition = fragment.typeCondition;
    const named = condition && context.getSchema().getType(condition.name.value);
    const innerSpread = name === null ? spread : [...spread, name];
    const innerType = condition ? (isCompositeType(named) ? named : undefined) : type;
    yield* walk(context, fragment.selectionSet, innerType, path, depth, factor, innerSpread);
  }
}

/** The name of a field in the answer. */
function responseName({ alias, name }: FieldNode): string {
  return alias?.value ?? name.value;
}

function fieldOf(
  type: GraphQLCompositeType | null | undefined,
  { name }: FieldNode,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
}
