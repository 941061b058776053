import type { DocumentNode, OperationDefinitionNode } from 'graphql';

/** An operation of a valid document. */
export interface DocumentOperation {
  readonly document: DocumentNode;
  /** The operation's definition in the document. */
  readonly node: OperationDefinitionNode;
}
