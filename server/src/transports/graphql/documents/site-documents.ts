import { getOperationAST, parse } from 'graphql';
import texts from '../../../generated/documents.json' with { type: 'json' };
import type { DocumentOperation } from './operation.ts';

const entries = Object.entries(texts).map(([hash, text]) => [hash, text, parseOperation(text)] as const);

/**
 * The operations that the site sends, which codegen writes to the manifest. Each operation is a document of its own,
 * parsed when the server starts.
 */
export const siteOperations = {
  /** The operations by the SHA-256 of their texts, in hexadecimal. */
  byHash: new Map(entries.map(([hash, , operation]) => [hash, operation])),
  byText: new Map(entries.map(([, text, operation]) => [text, operation])),
};

function parseOperation(text: string): DocumentOperation {
  const document = parse(text);
  const node = getOperationAST(document);
  if (!node) throw new Error(`The manifest has a document without an operation. Run pnpm generate. ${text}`);
  return { document, node };
}
