import { useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { KeptCode } from '../lib/kept-code.ts';
import type { HistoryActions } from '../state/history-actions.ts';
import { useUi } from '../state/history-ui.ts';
import styles from './history-view.module.css';
import { ImportOffer } from './import-offer.tsx';

interface FileButtonsProps {
  readonly codes: readonly KeptCode[];
  /** Whether these are all there are: before that a file of them would not be whole. */
  readonly isComplete: boolean;
  readonly actions: HistoryActions;
}

/** Export and import of the whole history. */
export function FileButtons({ codes, isComplete, actions }: FileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = useUi(({ work }) => work !== null);
  return (
    <div className={styles.files}>
      <Button
        look="quiet"
        aria-disabled={isBusy || !isComplete}
        onClick={() => {
          if (!isBusy && isComplete) input.current?.click();
        }}
      >
        <Icon name="upload" /> Import
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="A history that was exported"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          if (file) void actions.importFile(file, codes);
          target.value = '';
        }}
      />
      {codes.length > 0 && (
        <Button
          look="quiet"
          aria-disabled={isBusy || !isComplete}
          onClick={() => {
            if (!isBusy && isComplete) void actions.exportAll(codes);
          }}
        >
          <Icon name="file-down" /> Export
        </Button>
      )}
      <ImportOffer actions={actions} />
    </div>
  );
}
