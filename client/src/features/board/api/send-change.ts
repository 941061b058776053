import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PendingChange } from '@canary/board/pending-change';
import { CreateBoardUserDocument } from './create-board-user.ts';
import { CreateTaskDocument } from './create-task.ts';
import { DeleteBoardUserDocument } from './delete-board-user.ts';
import { DeleteTaskDocument } from './delete-task.ts';
import { MoveTaskDocument } from './move-task.ts';
import { RestoreTaskDocument } from './restore-task.ts';
import { UpdateBoardUserDocument } from './update-board-user.ts';
import { UpdateTaskDocument } from './update-task.ts';

/**
 * Sends one change to the server, which applies it once, however often it is sent.
 *
 * @param signal gives up waiting for the answer
 * @throws what the server answers otherwise
 */
export async function sendChange(
  client: ApolloClient,
  change: PendingChange,
  signal: AbortSignal,
): Promise<void> {
  const { id, changeId } = change;
  // What came of it is told by the board's events: nothing of the answer is kept.
  const send = <Variables extends OperationVariables>(
    mutation: TypedDocumentNode<unknown, Variables>,
    variables: Variables,
  ) =>
    client.mutate<unknown, OperationVariables>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
  switch (change.kind) {
    case 'createTask': {
      const { title, column, assigneeId } = change;
      await send(CreateTaskDocument, { input: { id, changeId, title, column, assigneeId } });
      break;
    }
    case 'updateTask': {
      const { title, assigneeId } = change;
      await send(UpdateTaskDocument, { input: { id, changeId, title, assigneeId } });
      break;
    }
    case 'moveTask': {
      const { column, before, after } = change;
      await send(MoveTaskDocument, { input: { id, changeId, column, before, after } });
      break;
    }
    case 'deleteTask':
      await send(DeleteTaskDocument, { input: { id, changeId } });
      break;
    case 'restoreTask':
      await send(RestoreTaskDocument, { input: { id, changeId } });
      break;
    case 'createBoardUser':
      await send(CreateBoardUserDocument, { input: { id, changeId, name: change.name } });
      break;
    case 'updateBoardUser':
      await send(UpdateBoardUserDocument, { input: { id, changeId, name: change.name } });
      break;
    case 'deleteBoardUser':
      await send(DeleteBoardUserDocument, { input: { id, changeId } });
      break;
  }
}
