import { deletedRecordDays } from '@canary/input/limits';
import { Confirm } from '#shared/ui/confirm.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { linkIdOf } from '../history-entry.ts';
import { countCodes, describeEntries } from './action-report.ts';
import type { HistoryActions } from './history-actions.ts';
import { type Deletion, useHistoryUi, useHistoryUiState } from './history-ui.ts';

/** Asks for confirmation before many codes are deleted, or before any code is deleted for good. */
export function ConfirmDeletion({ actions }: { readonly actions: Pick<HistoryActions, 'confirm'> }) {
  const ui = useHistoryUi();
  const deletion = useHistoryUiState((state) => state.confirming);
  const close = () => ui.change({ confirming: null, focusRequest: ui.read().tabStop });
  return (
    <Modal title={deletion ? titleOf(deletion) : ''} open={deletion !== null} careful onOpenChange={close}>
      {deletion && (
        <Confirm
          action={actionOf(deletion)}
          working="Deleting…"
          onConfirm={async () => actions.confirm(deletion)}
          onCancel={close}
        >
          {deletion.kind === 'delete'
            ? `You can restore them from “Recently deleted” for ${deletedRecordDays} days.${
                deletion.entries.some(({ code }) => linkIdOf(code))
                  ? ' Until then, prints of dynamic codes lead nowhere.'
                  : ''
              }`
            : 'This can’t be undone. Files you downloaded and codes you printed keep working.'}
        </Confirm>
      )}
    </Modal>
  );
}

function actionOf({ kind, entries }: Deletion): string {
  if (kind === 'delete') return `Delete ${countCodes(entries.length)}`;
  return `Delete ${entries.length === 1 ? 'it' : countCodes(entries.length)} for good`;
}

function titleOf({ kind, entries }: Deletion): string {
  return `Delete ${describeEntries(entries)}${kind === 'erase' ? ' for good' : ''}?`;
}
