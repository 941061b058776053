import { useEffect, useRef, useState } from 'react';
import { type Wait, waitTexts } from '#session/account-requests.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useDownloadMyData } from './operations.ts';

export function DataDownload({ accountId }: { readonly accountId: string }) {
  const download = useDownloadMyData();
  const [count, setCount] = useState(0);
  const [wait, setWait] = useState<Wait | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { plural } = useNumbers();
  const { run, busy, failure, done } = useAction(async () => {
    setCount(0);
    setWait(null);
    stop.current = new AbortController();
    await download({ accountId, signal: stop.current.signal, onProgress: setCount, onWait: setWait });
    return 'Saved as canary-qr-data.json.';
  });
  const progress = count > 0 ? ` ${plural(count, 'item')} so far` : '';
  return (
    <div className={forms.form}>
      <div className={forms.actions}>
        <BusyButton
          look="secondary"
          busy={busy}
          working={`Collecting your data…${progress}`}
          onClick={() => run()}
        >
          <Icon name="download" /> Download my data (JSON)
        </BusyButton>
      </div>
      <div role="status">{busy && wait && <Note tone="warning">{waitTexts[wait]}</Note>}</div>
      <StatusMessage failure={failure} done={done} />
    </div>
  );
}
