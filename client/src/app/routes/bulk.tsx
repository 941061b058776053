import { paths } from '#config/paths.ts';
import { BulkPage } from '#features/bulk/bulk-page.tsx';
import type { UnlockDialogSlot } from '#features/bulk/unlock-dialog-slot.ts';
import { UnlockDialog } from '#features/generator/unlock/unlock-dialog.tsx';
import { useDesign } from '#features/generator/use-design.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';
import { GeneratorSlots } from '../generator-slots.tsx';
import { OpenLayout } from '../open-layout.tsx';

const head = {
  title: pageTitle('Many QR codes at once'),
  description:
    'Make up to 10,000 QR codes from a CSV file, an Excel sheet or serial numbers, in your browser. Each file is read back before it is in the ZIP file.',
  keywords:
    'bulk QR code generator, QR codes from CSV, QR codes from Excel, batch QR codes, serial number QR codes',
  path: paths.bulk,
};

const download = { verb: 'download', needsClick: true } as const;

const DownloadUnlockDialog: UnlockDialogSlot = (props) => <UnlockDialog {...props} target={download} />;

/** Makes a code of each row of a table. */
export default function Bulk() {
  const { design } = useDesign();
  return (
    <OpenLayout path={paths.bulk}>
      <TextPage
        head={head}
        title="Many codes at once"
        lead="A code for each row of a table, or for each serial number. Your browser makes the files, reads each one back, and puts them into a ZIP file or on sheets of labels. Your table isn’t uploaded. If you make dynamic codes, the server gets their addresses and names."
      >
        <GeneratorSlots>
          <BulkPage design={design} UnlockDialog={DownloadUnlockDialog} />
        </GeneratorSlots>
      </TextPage>
    </OpenLayout>
  );
}
