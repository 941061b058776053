import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { sizes } from '../../../guards/limits.ts';
import { rateLimitedError } from '../../../guards/rate/request-limit.ts';
import { createCapacity } from '../../../guards/size/capacity.ts';
import type { Sender } from '../../../modules/credentials/actor.ts';
import { type ReplaySource, ReplayStream } from '../../../platform/pubsub/replay-stream.ts';
import { senderOf } from '../context.ts';
import type { PreparedArgs } from '../engine.ts';
import { readSharers, type Sharers } from '../shared-answers.ts';
import type { Viewer } from '../viewer.ts';
import { createByteBudget } from './byte-budget.ts';
import {
  createSharedSubscription,
  type SharedSubscription,
  type SubscriberSocket,
} from './shared-subscription.ts';

/** How many bytes of rendered results of all sources are cached for subscribers who catch up. */
const maxCachedBytes = 32 * 1024 * 1024;
/** The memory that the cache takes for each result. Otherwise, results of 30 bytes could take ten times the limit. */
const cacheEntryBytes = 300;
/**
 * How many open shared subscriptions a user, or all visitors of one IP address, may have started. A page with a board
 * needs three, and an office may follow many boards.
 */
const maxStarted = sizes['shared-subscriptions'].max;
const tooManySubscriptions = `At most ${maxStarted} different subscriptions can be open. Use the same operation for all, or stop one.`;

/** Sends the items of a source to all subscribers of the same operation, executing and serialising each item once. */
export interface FanOut {
  /** Whether subscribers share the results of an operation. */
  shares(args: PreparedArgs): boolean;
  /**
   * Adds a subscriber of an operation whose results are shared. Calls only the root field, which checks access and arguments.
   *
   * @returns a stream that yields nothing and ends with the subscription, or the errors of the root field
   */
  subscribe(
    args: PreparedArgs,
    createSocket: () => SubscriberSocket,
  ): Promise<AsyncIterableIterator<never, undefined> | ExecutionResult>;
}

export interface FanOutOptions {
  /**
   * Creates the context of one shared execution.
   *
   * @param viewer null if everyone shares the results. A field that depends on a viewer then fails
   */
  readonly createContext: (viewer: Viewer | null) => object;
  readonly maskError: (error: unknown) => GraphQLError;
  /** Called when a subscriber can't be served. */
  readonly onError: (error: unknown) => void;
}

export function createFanOut({ createContext, maskError, onError }: FanOutOptions): FanOut {
  const bySource = new Map<ReplaySource<object>, Map<string, SharedSubscription>>();
  const budget = createByteBudget(maxCachedBytes, cacheEntryBytes);
  const started = createCapacity('shared-subscriptions', maxStarted);

  /** The shared subscription of an operation; null if the user or address has started too many. */
  const findOrCreate = (
    source: ReplaySource<object>,
    args: PreparedArgs,
    viewer: Viewer | null,
    { userId, address }: Sender,
  ) => {
    const ofSource = bySource.get(source) ?? new Map<string, SharedSubscription>();
    const key = subscriptionKey(args, (viewer?.session ?? viewer?.key)?.id ?? null);
    const known = ofSource.get(key);
    if (known) return known;
    const starter = userId === null ? `address ${address}` : `user ${userId}`;
    // Each shared subscription keeps its document in memory, and is executed for every item.
    const release = started.hold(starter);
    if (!release) return null;
    bySource.set(source, ofSource);
    const { schema, document, operationName, variableValues } = args;
    const operation = { schema, document, operationName, variableValues };
    const serialise = ({ data, errors }: ExecutionResult) => {
      const payload = { data, ...(errors && { errors: errors.map(maskError) }) };
      return Buffer.from(`"payload":${JSON.stringify(payload)}`);
    };
    const render = (rootValue: object) => {
      const result = execute({ ...operation, rootValue, contextValue: createContext(viewer) });
      return result instanceof Promise ? result.then(serialise) : serialise(result);
    };
    const shared = createSharedSubscription(source, render, budget, onError, () => {
      release();
      ofSource.delete(key);
      if (ofSource.size === 0) bySource.delete(source);
    });
    ofSource.set(key, shared);
    return shared;
  };

  const subscribe: FanOut['subscribe'] = async (args, createSocket) => {
    const stream = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in stream)) return { errors: stream.errors?.map(maskError) ?? [] };
    if (!(stream instanceof ReplayStream)) {
      throw new Error('The field of a shared subscription must return a ReplayStream.');
    }
    const { viewer } = args.contextValue;
    const sharer = sharersOf(args) === 'session' ? viewer : null;
    const shared = findOrCreate(stream.source, args, sharer, senderOf(args.contextValue));
    if (shared) return shared.subscribe(createSocket(), stream);
    stream.close();
    return { errors: [rateLimitedError(tooManySubscriptions)] };
  };

  return { shares: (args) => sharersOf(args) !== null, subscribe };
}

/** The subscribers that share the results of an operation; null if results aren't shared. */
function sharersOf({ schema, document, node }: PreparedArgs): Sharers | null {
  const name = rootField(document, node)?.name.value;
  return readSharers(schema.getSubscriptionType()?.getFields()[name ?? '']?.extensions);
}

/** The key of an operation. Two operations on one source with the same key have the same results. */
function subscriptionKey(
  { document, node, operationName, variableValues }: PreparedArgs,
  sessionId: string | null,
): string {
  const used = variablesOfResults(document, node);
  // A missing variable has its default value, but a null variable doesn't, so only given variables are in the key.
  const values = used.map((name) => Object.entries(variableValues ?? {}).filter(([given]) => given === name));
  return JSON.stringify([document.loc?.source.body, operationName ?? null, sessionId, values]);
}

const knownVariables = new WeakMap<OperationDefinitionNode, readonly string[]>();

/** The variables on which results depend: all variables except the root field's arguments, which select the source. */
function variablesOfResults(document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  const known = knownVariables.get(operation);
  if (known) return known;
  const names = new Set<string>();
  const rootArguments = rootField(document, operation)?.arguments;
  visit(document, {
    VariableDefinition: () => false,
    Argument: (_node, _key, parent) => (parent === rootArguments ? false : undefined),
    Variable: ({ name }) => void names.add(name.value),
  });
  const found = [...names].sort();
  knownVariables.set(operation, found);
  return found;
}

/** The one root field of a subscription, which may be inside fragments. The document must be valid. */
function rootField(document: DocumentNode, operation: OperationDefinitionNode): FieldNode | null {
  let [first] = operation.selectionSet.selections;
  while (first && first.kind !== Kind.FIELD) {
    const fragment = first.kind === Kind.INLINE_FRAGMENT ? first : findFragment(document, first.name.value);
    [first] = fragment?.selectionSet.selections ?? [];
  }
  return first ?? null;
}

function findFragment(document: DocumentNode, name: string): FragmentDefinitionNode | undefined {
  return document.definitions.find(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  );
}
