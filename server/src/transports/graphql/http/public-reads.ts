import { type ExecutionResult, getArgumentValues, Kind, type OperationDefinitionNode } from 'graphql';
import { etagOf } from '../../etag.ts';
import type { AppServices } from '../context.ts';
import type { DocumentOperation } from '../documents/operation.ts';
import { siteOperations } from '../documents/site-documents.ts';
import type { Graphql } from '../engine.ts';
import { schema } from '../schema/index.ts';
import { readPublicVersion } from '../shared-answers.ts';

/** An answer that is the same for everyone. */
export interface PublicAnswer {
  readonly result: ExecutionResult;
  /** The result as JSON. */
  readonly body: Buffer;
  readonly etag: string;
}

/** Returns the answer of an operation for everyone; null if the answer isn't public. */
export type ReadPublic = (operation: DocumentOperation, variables: Variables) => Promise<PublicAnswer | null>;

type Variables = Readonly<Record<string, unknown>>;

/** Finds the version of the answer of an operation's root field. */
type FieldVersion = (services: AppServices, variables: Variables) => Promise<string | null>;

/**
 * Answers the public reads of the site from a cache. The newest version of each read is executed and serialised once,
 * and one answer is cached for each read.
 */
export function createPublicReads(graphql: Graphql, services: AppServices): ReadPublic {
  const versionsByOperation = new Map<DocumentOperation, readonly FieldVersion[]>();
  for (const operation of siteOperations.byHash.values()) {
    const versions = publicVersionsOf(operation.node);
    if (versions) versionsByOperation.set(operation, versions);
  }
  const kept = new Map<
    DocumentOperation,
    { readonly version: string; readonly answer: Promise<PublicAnswer> }
  >();
  /**
   * Runs an operation without the headers and the IP address of the first request, because other requests get the same
   * answer.
   */
  const run = async (operation: DocumentOperation, variables: Variables): Promise<PublicAnswer> => {
    const result = await graphql.run(operation, variables, {
      headers: {},
      address: 'public',
      setCookie: null,
    });
    if (result.errors) kept.delete(operation);
    const body = Buffer.from(JSON.stringify(result));
    return { result, body, etag: etagOf(body) };
  };
  return async (operation, variables) => {
    const versions = versionsByOperation.get(operation);
    if (!versions) return null;
    // If a version can't be read, the operation runs as usual and answers with the error.
    const found = await Promise.all(versions.map((versionOf) => versionOf(services, variables))).catch(() => [
      null,
    ]);
    if (found.includes(null)) return null;
    const version = found.join(' ');
    const known = kept.get(operation);
    if (known?.version === version) return await known.answer;
    const answer = run(operation, variables);
    kept.set(operation, { version, answer });
    // A failed answer isn't cached.
    answer.catch(() => kept.delete(operation));
    return await answer;
  };
}

/** The versions that the answer of an operation depends on; null if it isn't a public read. */
function publicVersionsOf({
  operation,
  selectionSet,
}: OperationDefinitionNode): readonly FieldVersion[] | null {
  if (operation !== 'query') return null;
  const fields = schema.getQueryType()?.getFields();
  const versions = selectionSet.selections.map((selection): FieldVersion | undefined => {
    const field = selection.kind === Kind.FIELD ? fields?.[selection.name.value] : undefined;
    const versionOf = readPublicVersion(field?.extensions);
    if (!field || !versionOf || selection.kind !== Kind.FIELD) return undefined;
    return async (services, variables) =>
      await versionOf(services, getArgumentValues(field, selection, variables));
  });
  const found = versions.filter((version) => version !== undefined);
  return found.length === versions.length ? found : null;
}
