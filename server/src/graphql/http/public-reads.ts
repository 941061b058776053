import { Kind } from 'graphql';
import { etagOf } from '../../http/etag.ts';
import type { AppServices } from '../context.ts';
import { type SiteOperation, siteOperations } from '../documents/site-documents.ts';
import type { Graphql } from '../engine.ts';
import { schema } from '../schema/index.ts';

/**
 * The version that an answer depends on, and nothing else; null if it isn't public. A root field of the schema has it as
 * the extension `publicVersion`.
 */
type PublicVersion = (services: AppServices) => string | null | Promise<string | null>;

/** An answer that everyone gets. */
export interface PublicAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

/** Finds the answer to a GET with these parameters; null if it isn't a public read, or can't be answered. */
export type ReadPublic = (parameters: unknown, address: string) => Promise<PublicAnswer | null>;

/**
 * Answers the public reads of the site from memory: the newest version of each is executed and serialised once. They are few,
 * because they have no variables, so no more than one answer for each of them is kept.
 */
export function createPublicReads(graphql: Graphql, services: AppServices): ReadPublic {
  const kept = new Map<
    SiteOperation,
    { readonly version: string; readonly answer: Promise<PublicAnswer | null> }
  >();
  /** Without the headers of the request that is first, because others get the same answer. */
  const run = async (operation: SiteOperation, address: string): Promise<PublicAnswer | null> => {
    const args = await graphql.prepare(operation, {}, { headers: {}, address, setCookie: null });
    const result = 'document' in args ? await graphql.execute(args) : { errors: args };
    if (result.errors) return null;
    const body = Buffer.from(operation.compiled.stringify(result));
    return { body, etag: etagOf(body) };
  };
  const read = async (operation: SiteOperation, versions: readonly PublicVersion[], address: string) => {
    const found = await Promise.all(versions.map((versionOf) => versionOf(services)));
    if (found.includes(null)) return null;
    const version = found.join(' ');
    const known = kept.get(operation);
    if (known?.version === version) return await known.answer;
    const answer = run(operation, address);
    kept.set(operation, { version, answer });
    const isKept = await answer.catch(() => null);
    if (!isKept && kept.get(operation)?.answer === answer) kept.delete(operation);
    return isKept;
  };
  return async (parameters, address) => {
    const operation = siteOperations.withHash(hashIn(parameters));
    const versions = operation && publicReads.get(operation);
    if (!versions) return null;
    // The ordinary way reports why it failed.
    return await read(operation, versions, address).catch(() => null);
  };
}

/** The public reads among the site's operations, with the versions of their fields. */
const publicReads = new Map<SiteOperation, readonly PublicVersion[]>();
for (const operation of siteOperations.all) {
  const { operation: kind, variableDefinitions, selectionSet } = operation.node;
  const versions = selectionSet.selections.map((selection) => {
    const field = selection.kind === Kind.FIELD && schema.getQueryType()?.getFields()[selection.name.value];
    const version = field ? field.extensions['publicVersion'] : null;
    return typeof version === 'function' ? (services: AppServices) => version(services) : null;
  });
  const found = versions.filter((version) => version !== null);
  const hasVariables = variableDefinitions && variableDefinitions.length > 0;
  if (kind === 'query' && !hasVariables && found.length === versions.length)
    publicReads.set(operation, found);
}

/** The hash in the parameters of a GET; empty if there is none. */
function hashIn(parameters: unknown): string {
  if (typeof parameters !== 'object' || parameters === null || !('extensions' in parameters)) return '';
  try {
    return String(JSON.parse(String(parameters.extensions)).persistedQuery.sha256Hash);
  } catch {
    // The ordinary way reports what is wrong.
    return '';
  }
}
