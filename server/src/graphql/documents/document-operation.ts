import { type DocumentNode, type ExecutionResult, GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';

/** An operation of a valid document. */
export interface DocumentOperation {
  readonly document: DocumentNode;
  /** Its definition in the document. */
  readonly node: OperationDefinitionNode;
  /** Its code, which takes variables that graphql has coerced; null if it is interpreted. */
  readonly compiled: CompiledQuery | null;
}

/** Writes the result of an operation as JSON. */
export function stringifyResult({ compiled }: DocumentOperation, result: ExecutionResult): string {
  // A compiled serialiser leaves out the extensions of errors.
  return compiled && !result.errors ? compiled.stringify(result) : JSON.stringify(result);
}

/**
 * Prepares an error of compiled code to be masked. Those that graphql finds, such as a null where none may be, have no cause
 * there, as if they were meant for the client.
 */
export function withCause(error: GraphQLError): GraphQLError {
  const { message, path, originalError } = error;
  return originalError ? error : new GraphQLError(message, { path, originalError: new Error(message) });
}
