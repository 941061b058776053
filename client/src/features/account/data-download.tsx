import { useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useDownloadMyData } from './operations.ts';

export function DataDownload({ accountId }: { readonly accountId: string }) {
  const download = useDownloadMyData(accountId);
  const [count, setCount] = useState(0);
  const { plural } = useNumbers();
  const { run, busy, failure, done } = useAction(async () => {
    setCount(0);
    await download(setCount);
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
      <StatusMessage failure={failure} done={done} />
    </div>
  );
}
