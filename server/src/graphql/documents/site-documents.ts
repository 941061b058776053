import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import texts from '../../generated/documents.json' with { type: 'json' };
import { schema } from '../schema/index.ts';

/** An operation of a valid document. */
export interface DocumentOperation {
  readonly document: DocumentNode;
  /** Its definition in the document. */
  readonly node: OperationDefinitionNode;
  /** Its code, which takes variables that graphql has coerced; null if it is interpreted. */
  readonly compiled: CompiledQuery | null;
}

const entries = Object.entries(texts).map(([hash, text]) => [hash, text, prepare(text)] as const);

/**
 * The operations that the site sends, which codegen writes to the manifest. Each is a document of its own, prepared when the
 * server starts.
 */
export const siteOperations = {
  /** By the SHA-256 of their texts, in hexadecimal. */
  byHash: new Map(entries.map(([hash, , operation]) => [hash, operation])),
  byText: new Map(entries.map(([, text, operation]) => [text, operation])),
};

function prepare(text: string): DocumentOperation {
  const document = parse(text);
  const node = getOperationAST(document);
  if (!node) throw new Error(`The manifest has a document without an operation. Run pnpm generate. ${text}`);
  // An event is executed once for all who follow it.
  return { document, node, compiled: node.operation === 'subscription' ? null : compile(document) };
}

function compile(document: DocumentNode): CompiledQuery {
  const withCoercedVariables = visit(document, { VariableDefinition: acceptAnything });
  const compileWith = (customJSONSerializer: boolean) =>
    compileQuery(schema, withCoercedVariables, undefined, { customJSONSerializer });
  const withSerialiser = compileWith(true);
  // It can't be compiled for results with scalars of our own.
  const compiled = isCompiledQuery(withSerialiser) ? withSerialiser : compileWith(false);
  if (isCompiledQuery(compiled)) return compiled;
  throw new Error(`The manifest has a document that can’t be compiled: ${document.loc?.source.body}`);
}

/**
 * Makes compiled code take a variable as it is. It gets those that graphql has checked and completed: its own code for them
 * rejects an input without a required field that has a default.
 */
function acceptAnything({ kind, variable }: VariableDefinitionNode): VariableDefinitionNode {
  return { kind, variable, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } } };
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
