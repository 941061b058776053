import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * The first field that an operation asks for, within fragments too. A subscription has no other.
 *
 * @param document one that is valid: no fragment is within itself
 */
export function rootField(document: DocumentNode, operation: OperationDefinitionNode): FieldNode | null {
  let [first] = operation.selectionSet.selections;
  while (first && first.kind !== Kind.FIELD) {
    const within = first.kind === Kind.INLINE_FRAGMENT ? first : findFragment(document, first.name.value);
    [first] = within?.selectionSet.selections ?? [];
  }
  return first ?? null;
}

function findFragment(document: DocumentNode, name: string): FragmentDefinitionNode | undefined {
  return document.definitions.find(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  );
}
