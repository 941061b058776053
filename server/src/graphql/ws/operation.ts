import { type DocumentNode, type ExecutionArgs, Kind } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
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
  document = noDocument;
  operationName: string | null | undefined;
  variableValues: Record<string, unknown> | null | undefined;
  contextValue: unknown = null;
  isStarting = true;
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

  /** Frees what only starting it needs. */
  endStart(): void {
    this.leave?.();
    Object.assign(this, { isStarting: false, leave: null });
    Object.assign(this, { document: noDocument, variableValues: null, contextValue: null });
    // graphql-ws keeps the payload as well.
    Object.assign(this.payload, { query: '', variables: null, extensions: null });
  }
}
