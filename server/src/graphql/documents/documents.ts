import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limitOperations } from '../limits/operation-limits.ts';

/** GraphiQL's introspection query, the longest operation that we expect, has about 300. */
const maxTokens = 1_000;
/** The maximum length of a document. Tokens alone don't limit it, because comments and line ends are none. */
const maxLength = 20_000;
/**
 * The total length of the documents that are kept, in characters. All operations of the site have half as many. A character
 * takes up to 240 bytes in a parsed document.
 */
const maxCachedLength = 100_000;

/** An operation of a valid document. */
export interface DocumentOperation {
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
}

export interface Documents {
  /** Finds the operation of a document that a client has sent. Parses and validates each document once, while it is kept. */
  find(text: string, operationName: string | null | undefined): DocumentOperation | readonly GraphQLError[];
}

/** @param hasExplorer whether clients may read the schema by introspection, and by suggestions in messages */
export function createDocuments(schema: GraphQLSchema, hasExplorer: boolean): Documents {
  // Anyone can send any number of different documents.
  const known = new LRUCache<string, DocumentNode | readonly GraphQLError[]>({
    maxSize: maxCachedLength,
    sizeCalculation: (_value, text) => text.length || 1,
  });
  const rules = [...specifiedRules, limitOperations];
  if (!hasExplorer) rules.push(NoSchemaIntrospectionCustomRule);
  const check = (text: string) => {
    const document = parseWithLimits(text);
    if (document instanceof GraphQLError) return [document];
    const errors = validate(schema, document, rules, { hideSuggestions: !hasExplorer });
    for (const { extensions } of errors) extensions['code'] = 'GRAPHQL_VALIDATION_FAILED';
    return errors.length > 0 ? errors : document;
  };
  return {
    find: (text, operationName) => {
      if (text.length > maxLength) return [tooLong()];
      const found = known.get(text) ?? check(text);
      known.set(text, found);
      if (!('definitions' in found)) return found;
      const node = getOperationAST(found, operationName);
      return node ? { document: found, node } : [unknownOperation()];
    },
  };
}

function parseWithLimits(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens });
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

function unknownOperation(): GraphQLError {
  const extensions = { code: 'OPERATION_RESOLUTION_FAILURE' };
  return new GraphQLError('The document has several operations: send the operationName of one.', {
    extensions,
  });
}
