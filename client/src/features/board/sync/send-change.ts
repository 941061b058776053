import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { stripTypename } from '@apollo/client/utilities';
import type { PendingChange } from '@canary/board/pending-change';
import { asAccount } from '../as-account.ts';
import type { OwnBoard } from '../own-board.ts';
import {
  CreateBoardUserDocument,
  CreateColumnDocument,
  CreateCommentDocument,
  CreateLabelDocument,
  CreateTaskDocument,
  DeleteBoardUserDocument,
  DeleteColumnDocument,
  DeleteCommentDocument,
  DeleteLabelDocument,
  DeleteTaskDocument,
  MoveColumnDocument,
  MoveTaskDocument,
  RestoreBoardUserDocument,
  RestoreCommentDocument,
  RestoreTaskDocument,
  SetDescriptionDocument,
  UpdateBoardUserDocument,
  UpdateColumnDocument,
  UpdateCommentDocument,
  UpdateLabelDocument,
  UpdateTaskDocument,
} from './change-operations.ts';

/**
 * Sends a change to the server, which applies each `changeId` once.
 *
 * @param signal aborts the request
 * @throws the server's error
 */
export type SendChange = (change: PendingChange, signal: AbortSignal) => Promise<void>;

/** Creates the function that sends each kind of change to a board; to the open board if `board` is null. */
export function createChangeSender(client: ApolloClient, board: OwnBoard | null): SendChange {
  return async (change, signal) => {
    const context = board ? asAccount(board.accountId, signal) : { fetchOptions: { signal } };
    // The board's events update the board store, so the cache keeps nothing of the response.
    const options = { fetchPolicy: 'no-cache', context } as const;
    const send = <Data, Input>(
      mutation: TypedDocumentNode<Data, { readonly boardId: string; readonly input: Input }>,
      input: Input,
    ) =>
      client
        .mutate<Data, OperationVariables>({
          mutation,
          // What a change takes from the board, such as items of a checklist, has the names of its types.
          variables: { boardId: board?.boardId, input: stripTypename(input) },
          ...options,
        })
        .then(requireData);
    switch (change.kind) {
      case 'createTask': {
        const { column: columnId, ...input } = inputOf(change);
        return send(CreateTaskDocument, { ...input, columnId });
      }
      case 'updateTask': {
        const { task: _, ...input } = inputOf(change);
        return send(UpdateTaskDocument, input);
      }
      case 'moveTask': {
        const { column: columnId, ...input } = inputOf(change);
        return send(MoveTaskDocument, { ...input, columnId });
      }
      case 'deleteTask':
        return send(DeleteTaskDocument, inputOf(change));
      case 'restoreTask': {
        const { task: _, ...input } = inputOf(change);
        return send(RestoreTaskDocument, input);
      }
      case 'changeDescription':
        return send(SetDescriptionDocument, inputOf(change));
      case 'createComment':
        return send(CreateCommentDocument, inputOf(change));
      case 'changeComment':
        return send(UpdateCommentDocument, inputOf(change));
      case 'deleteComment':
        return send(DeleteCommentDocument, inputOf(change));
      case 'restoreComment':
        return send(RestoreCommentDocument, inputOf(change));
      case 'createBoardUser':
        return send(CreateBoardUserDocument, inputOf(change));
      case 'updateBoardUser':
        return send(UpdateBoardUserDocument, inputOf(change));
      case 'deleteBoardUser':
        return send(DeleteBoardUserDocument, inputOf(change));
      case 'restoreBoardUser':
        return send(RestoreBoardUserDocument, inputOf(change));
      case 'createColumn':
        return send(CreateColumnDocument, inputOf(change));
      case 'updateColumn':
        return send(UpdateColumnDocument, inputOf(change));
      case 'moveColumn':
        return send(MoveColumnDocument, inputOf(change));
      case 'deleteColumn':
        return send(DeleteColumnDocument, inputOf(change));
      case 'createLabel':
        return send(CreateLabelDocument, inputOf(change));
      case 'updateLabel':
        return send(UpdateLabelDocument, inputOf(change));
      case 'deleteLabel':
        return send(DeleteLabelDocument, inputOf(change));
    }
  };
}

/** The fields of a change. Those that aren't in the input of its mutation are left out by the caller. */
function inputOf<Change extends PendingChange>({ kind: _, ...fields }: Change): Omit<Change, 'kind'> {
  return fields;
}

/** @throws if the answer of a mutation has no data, because the server may not have applied the change */
function requireData({ data }: { readonly data?: unknown }): void {
  if (!data) throw new Error('The answer has no data.');
}
