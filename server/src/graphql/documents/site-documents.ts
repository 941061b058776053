import { type DocumentNode, getOperationAST, Kind, parse, type VariableDefinitionNode, visit } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import texts from '../../generated/documents.json' with { type: 'json' };
import { schema } from '../schema/index.ts';
import type { DocumentOperation } from './document-operation.ts';

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
