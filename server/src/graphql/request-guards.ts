import type { AddressOf } from '../http/client-address.ts';
import type { IsOurOrigin } from '../http/origin.ts';
import type { HeldBytes } from './limits/held-bytes.ts';
import type { OperationQueues } from './limits/operation-queues.ts';
import type { RequestLimit } from './limits/request-limit.ts';

/** The checks that every request has to pass, over HTTP and WebSocket. */
export interface RequestGuards extends OperationQueues {
  readonly isOurOrigin: IsOurOrigin;
  readonly addressOf: AddressOf;
  readonly requestLimit: RequestLimit;
  readonly heldBytes: HeldBytes;
}
