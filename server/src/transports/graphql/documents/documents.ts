import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { sizes } from '../../../guards/limits.ts';
import { limitOperations } from '../../../guards/size/operation-limits.ts';
import type { DocumentOperation } from './operation.ts';
import { siteOperations } from './site-documents.ts';

/** The maximum length of a document. A limit of tokens isn't enough, because comments and line ends aren't tokens. */
const maxLength = sizes['document-length'].max;
/** How many errors of a document are reported. Each error has a stack and a position in the text. */
const maxErrors = 10;
/**
 * The total length of the cached documents, in characters: about 80 operations besides the site's operations. A
 * character takes up to 240 bytes in a parsed document.
 */
const maxCachedLength = 40_000;

/** The document of a request: its text or its hash. */
export interface DocumentParams {
  /** The text of the document; missing if the client sends only a hash. */
  readonly query?: string | null | undefined;
  readonly operationName?: string | null | undefined;
  /** The hash of a site document, as Apollo's clients send it: `{ persistedQuery: { version: 1, sha256Hash } }`. */
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface Documents {
  /** Finds the operation that a client requests. A valid document is parsed and validated once, while it is cached. */
  find(params: DocumentParams): DocumentOperation | readonly GraphQLError[];
}

export interface DocumentOptions {
  /** The documents that clients may send: any documents, or only the site documents. */
  readonly documents: 'any' | 'trusted';
  /** Whether clients may read the schema, by introspection and by suggestions in messages. */
  readonly hasExplorer: boolean;
}

export function createDocuments(
  schema: GraphQLSchema,
  { documents, hasExplorer }: DocumentOptions,
): Documents {
  // The cache has a limit, because a client can send any number of different documents.
  const valid = new LRUCache<string, DocumentNode>({
    maxSize: maxCachedLength,
    sizeCalculation: (_value, text) => text.length,
  });
  const rules = [...specifiedRules, limitOperations];
  if (!hasExplorer) rules.push(NoSchemaIntrospectionCustomRule);
  const check = (text: string) => {
    const document = parseWithLimits(text);
    if (document instanceof GraphQLError) return [document];
    const errors = validate(schema, document, rules, { maxErrors, hideSuggestions: !hasExplorer });
    for (const { extensions } of errors) extensions['code'] = 'GRAPHQL_VALIDATION_FAILED';
    if (errors.length > 0) return errors;
    valid.set(text, document);
    return document;
  };
  return {
    find: ({ query: text, operationName, extensions }) => {
      const hash = hashOf(extensions);
      const site = text ? siteOperations.byText.get(text) : siteOperations.byHash.get(hash);
      const siteName = site?.node.name?.value;
      if (site) return (operationName ?? siteName) === siteName ? site : [unknownOperation(operationName)];
      if (!text) return [hash ? unknownHash() : missingDocument()];
      if (documents === 'trusted') return [notAllowed()];
      if (text.length > maxLength) return [tooLong()];
      const found = valid.get(text) ?? check(text);
      if (!('definitions' in found)) return found;
      const node = getOperationAST(found, operationName);
      return node ? { document: found, node } : [unknownOperation(operationName)];
    },
  };
}

/** The hash in a request; empty if the request has no hash. */
function hashOf(extensions: DocumentParams['extensions']): string {
  const { persistedQuery } = extensions ?? {};
  const isObject = persistedQuery instanceof Object && 'sha256Hash' in persistedQuery;
  return isObject && typeof persistedQuery.sha256Hash === 'string' ? persistedQuery.sha256Hash : '';
}

function parseWithLimits(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens: sizes['document-tokens'].max });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return parseFailure(error.message, error);
  }
}

function tooLong(): GraphQLError {
  return parseFailure(`An operation has at most ${maxLength.toLocaleString('en')} characters.`);
}

function parseFailure(
  message: string,
  { source, positions }: Pick<Partial<GraphQLError>, 'source' | 'positions'> = {},
): GraphQLError {
  return new GraphQLError(message, { source, positions, extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
}

function missingDocument(): GraphQLError {
  const message =
    'Missing query. Send a document, or the hash of one as extensions.persistedQuery.sha256Hash.';
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

/** The error for an unknown hash. Apollo's clients know it, and send the text of the document. */
function unknownHash(): GraphQLError {
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
}

function notAllowed(): GraphQLError {
  const message =
    'This server runs only the documents of its own site. Reload the page, or ask the operator to set DOCUMENTS=any.';
  return new GraphQLError(message, { extensions: { code: 'DOCUMENT_NOT_ALLOWED' } });
}

function unknownOperation(name: string | null | undefined): GraphQLError {
  const message = name
    ? 'The document has no operation with this operationName.'
    : 'The document has several operations: send the operationName of one.';
  return new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
}
