import { type DocumentNode, type ExecutionArgs, Kind } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { PreparedArgs } from '../engine.ts';
import { schema } from '../schema/index.ts';
import type { OpenSocket } from './open-socket.ts';

/** A socket with the operations that run on it. */
export type GraphqlSocket = OpenSocket<Operation>;

const noDocument: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

/**
 * An operation of a socket, from the message that starts it until it has ended. It is what graphql-ws executes, and keeps
 * while a subscription is open.
 */
export class Operation implements ExecutionArgs {
  readonly schema = schema;
  isStarting = true;
  /** What is executed; null until it is prepared, and when it has started. */
  args: PreparedArgs | null = null;
  /** Ends its turn to start. */
  leave: (() => void) | null = null;
  /** Releases the bytes that are held for it while it is open. */
  release: (() => void) | null = null;

  /** @param payload the payload of the message */
  constructor(
    readonly socket: GraphqlSocket,
    readonly id: string,
    readonly payload: SubscribePayload,
  ) {}

  get document(): DocumentNode {
    return this.args?.document ?? noDocument;
  }

  get operationName(): string | null | undefined {
    return this.args?.operationName;
  }

  /** Frees what only starting it needs. */
  endStart(): void {
    this.leave?.();
    this.leave = null;
    this.args = null;
    this.isStarting = false;
    // graphql-ws keeps the payload as well.
    Object.assign(this.payload, { query: '', variables: null, extensions: null });
  }
}
