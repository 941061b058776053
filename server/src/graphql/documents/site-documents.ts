import {
  type DocumentNode,
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
  readonly node: OperationDefinitionNode;
}

/** An operation of the site, compiled when the server starts. */
export interface SiteOperation extends DocumentOperation {
  /** Takes variables that graphql has coerced. */
  readonly compiled: CompiledQuery;
}

const entries = Object.entries(texts).map(([hash, text]) => [hash, text, compile(text)] as const);
const byHash = new Map(entries.map(([hash, , operation]) => [hash, operation]));
const byText = new Map(entries.map(([, text, operation]) => [text, operation]));
const byDocument = new Map<object, SiteOperation>(
  entries.map(([, , operation]) => [operation.document, operation]),
);

/** The operations that the site sends, which codegen writes to the manifest. Each is a document of its own. */
export const siteOperations = {
  all: [...byHash.values()],
  /** @param hash the SHA-256 of its text, in hexadecimal */
  withHash: (hash: string): SiteOperation | undefined => byHash.get(hash),
  withText: (text: string): SiteOperation | undefined => byText.get(text),
  withDocument: (document: object): SiteOperation | undefined => byDocument.get(document),
};

function compile(text: string): SiteOperation {
  const document = parse(text);
  const node = getOperationAST(document);
  const withCoercedVariables = visit(document, { VariableDefinition: acceptAnything });
  const compileWith = (customJSONSerializer: boolean) =>
    compileQuery(schema, withCoercedVariables, undefined, { customJSONSerializer });
  const withSerialiser = compileWith(true);
  // It can't be compiled for results with scalars of our own.
  const compiled = isCompiledQuery(withSerialiser) ? withSerialiser : compileWith(false);
  if (node && isCompiledQuery(compiled)) return { document, node, compiled };
  throw new Error(`The manifest has a document that can’t be compiled. Run pnpm generate. ${text}`);
}

/**
 * Makes compiled code take a variable as it is. It gets those that graphql has checked and completed: its own code for them
 * rejects an input without a required field that has a default.
 */
function acceptAnything({ kind, variable }: VariableDefinitionNode): VariableDefinitionNode {
  return { kind, variable, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } } };
}

/**
 * Prepares an error of compiled code to be masked. Those that graphql finds, such as a null where none may be, have no cause
 * there, as if they were meant for the client.
 */
export function withCause(error: GraphQLError): GraphQLError {
  const { message, path, originalError } = error;
  return originalError ? error : new GraphQLError(message, { path, originalError: new Error(message) });
}
