import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  executeSync,
  GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type Feed, FeedStream } from '../../pubsub/replay-stream.ts';
import type { Context } from '../context.ts';
import { createShelf } from '../ws/byte-budget.ts';
import { rootField } from '../ws/root-field.ts';
import { withoutStatus } from '../ws/strip-http-extensions.ts';
import type { Watcher } from '../ws/subscriber-socket.ts';
import { createGroup, type Group } from './shared-subscription.ts';

/** So many bytes of results are kept ready for those who catch up, of all that is watched. */
const readyBytes = 32 * 1024 * 1024;
/** So many groups that are still there may one network address have begun: our own pages need three. */
const maxGroups = 50;

/** Lets everyone who watches a feed by the same operation share its execution. */
export interface FanOut {
  /** Has the fields of shared subscriptions called, which check access and arguments, and nothing more executed. */
  readonly plugin: Plugin<Context>;
  /**
   * Takes in who has subscribed by that plugin. What is returned ends with the subscription, and has nothing before.
   *
   * @param result what the subscription returned
   * @returns null for one that isn't shared, or has failed
   */
  join(result: object, watcher: () => Watcher): AsyncIterableIterator<never, undefined> | null;
}

/**
 * Makes each item of a feed be executed and serialised once for an operation, however many watch it.
 *
 * @param maskError keeps what nobody foresaw from being told
 * @param onTrouble is told why somebody could not be served
 */
export function createFanOut(
  maskError: (error: unknown) => Error,
  onTrouble: (error: unknown) => void,
): FanOut {
  /** Those who have subscribed, and are about to be taken in. */
  const arrivals = new WeakMap<object, { readonly group: Group; readonly stream: FeedStream<object> }>();
  const groups = new Map<Feed<object>, Map<string, Group>>();
  const shelf = createShelf(readyBytes);
  /** How many groups each network address has begun. */
  const begun = new Map<string, number>();
  const countBegun = (address: string, change: 1 | -1) => {
    const count = (begun.get(address) ?? 0) + change;
    if (count > 0) begun.set(address, count);
    else begun.delete(address);
  };

  /** Whom to join; null for an address that has begun too many groups. */
  const groupOf = (feed: Feed<object>, args: ExecutionArgs, address: string): Group | null => {
    const ofFeed = groups.get(feed) ?? new Map<string, Group>();
    const key = keyOf(args);
    const known = ofFeed.get(key);
    if (known) return known;
    // Each is executed once more at every event, and keeps its document.
    if ((begun.get(address) ?? 0) >= maxGroups) return null;
    countBegun(address, 1);
    groups.set(feed, ofFeed);
    // Without a context: what depended on who asks would fail, instead of being told to everyone.
    const { schema, document, operationName, variableValues } = args;
    const shared = { schema, document, operationName, variableValues, contextValue: {} };
    const render = (rootValue: object) => {
      const { data, errors } = executeSync({ ...shared, rootValue });
      const payload = { data, ...(errors && { errors: errors.map(maskError).map(told) }) };
      return Buffer.from(`"payload":${JSON.stringify(payload)}`);
    };
    const group = createGroup(feed, render, shelf, onTrouble, () => {
      countBegun(address, -1);
      ofFeed.delete(key);
      if (ofFeed.size === 0) groups.delete(feed);
    });
    ofFeed.set(key, group);
    return group;
  };

  return {
    plugin: {
      onSubscribe: ({ args, setSubscribeFn }) => {
        const { setCookie, address } = args.contextValue;
        if (setCookie !== null || !isShared(args)) return;
        setSubscribeFn(async (toRun: ExecutionArgs) => {
          const stream = await createSourceEventStream(toRun);
          if (!(Symbol.asyncIterator in stream)) return stream;
          if (!(stream instanceof FeedStream)) {
            throw new Error('A shared subscription is to return the stream of a feed.');
          }
          const arrival: ExecutionResult = {};
          const group = groupOf(stream.feed, toRun, address);
          if (group) {
            arrivals.set(arrival, { group, stream });
            return arrival;
          }
          stream.leave();
          return { errors: [tooManyGroups()] };
        });
      },
    },
    join: (result, watcher) => {
      const arrival = arrivals.get(result);
      return arrival ? arrival.group.join(watcher(), arrival.stream) : null;
    },
  };
}

function tooManyGroups(): GraphQLError {
  const message = `You watch in ${maxGroups} different ways already. Use one operation for all, or stop one.`;
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
}

/** A masked error as the protocol sends it. */
function told(error: Error) {
  return withoutStatus(error instanceof GraphQLError ? error : new GraphQLError(error.message));
}

/** Whether the results of an operation are the same for everyone: its field says so, by `extensions: { isShared: true }`. */
function isShared({ schema, document, operationName }: ExecutionArgs): boolean {
  const operation = getOperationAST(document, operationName);
  const name = operation && rootField(document, operation)?.name.value;
  return (
    Boolean(name) && schema.getSubscriptionType()?.getFields()[name ?? '']?.extensions['isShared'] === true
  );
}

/** What two operations on one feed have in common when their results are the same. */
function keyOf({ document, operationName, variableValues }: ExecutionArgs): string {
  const operation = getOperationAST(document, operationName);
  const used = operation ? variablesOfResults(document, operation) : [];
  // One that is missing has its default, and one that is null has not.
  const values = used.map((name) => Object.entries(variableValues ?? {}).filter(([given]) => given === name));
  return JSON.stringify([document.loc?.source.body, operationName ?? null, values]);
}

const known = new WeakMap<OperationDefinitionNode, readonly string[]>();

/** The variables that results depend on. The root field's arguments aren't among them: they choose what is watched. */
function variablesOfResults(document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  const before = known.get(operation);
  if (before) return before;
  const names = new Set<string>();
  const chosenBy = rootField(document, operation)?.arguments;
  visit(document, {
    VariableDefinition: () => false,
    Argument: (_node, _key, parent) => (parent === chosenBy ? false : undefined),
    Variable: ({ name }) => void names.add(name.value),
  });
  const found = [...names].sort();
  known.set(operation, found);
  return found;
}
