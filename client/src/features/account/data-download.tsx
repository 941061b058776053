import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { useDownloadMyData } from './operations.ts';

export function DataDownload() {
  const download = useDownloadMyData();
  const { run, busy, failure, done } = useAction(async () => {
    await download();
    return 'Saved as canary-qr-data.json.';
  });
  return (
    <div className={forms.form}>
      <div className={forms.actions}>
        <BusyButton look="secondary" busy={busy} working="Collecting your data…" onClick={run}>
          <Icon name="download" /> Download my data (JSON)
        </BusyButton>
      </div>
      <StatusMessage failure={failure} done={done} />
    </div>
  );
}
