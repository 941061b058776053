import { lazy, Suspense, useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BulkPage } from '#features/bulk/bulk-page.tsx';
import type { KeepRun } from '#features/bulk/keep-run.ts';
import type { SavedRun } from '#features/bulk/saved-run.ts';
import type { UnlockDialogSlot } from '#features/bulk/unlock-dialog-slot.ts';
import { UnlockDialog } from '#features/generator/unlock/unlock-dialog.tsx';
import { useDesign } from '#features/generator/use-design.ts';
import { type HistoryEntry, normaliseName, runOf, suggestName } from '#features/history/history-entry.ts';
import { KeptRun } from '#features/history/save/kept-run.tsx';
import { saveOnceUnlocked } from '#features/history/save/waiting-codes.tsx';
import { withNext } from '#session/login-link.ts';
import { useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { runType } from '#shared/code/saved-run.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { TextPage } from '#shared/layout/page.tsx';
import { GeneratorSlots } from '../generator-slots.tsx';
import { OpenLayout } from '../open-layout.tsx';

const OpenedEntry = lazy(async () => ({
  default: (await loadChunk(() => import('#features/history/save/opened-entry.tsx'))).OpenedEntry,
}));

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

const keeping: KeepRun = {
  keep(id, name, run) {
    const now = new Date().toISOString();
    saveOnceUnlocked(id, {
      v: 2,
      name: normaliseName(name ?? '') || suggestName(run),
      folder: null,
      ...run,
      createdAt: now,
      updatedAt: now,
    });
  },
  Kept: KeptRun,
};

/** Makes a code of each row of a table. */
export default function Bulk() {
  const [search] = useSearchParams();
  const id = search.get('saved');
  return (
    <OpenLayout path={id === null ? paths.bulk : savedPath(id)}>
      <TextPage
        head={head}
        title="Many codes at once"
        lead="A code for each row of a table, or for each serial number. Your browser makes the files, reads each one back, and puts them into a ZIP file or on sheets of labels. Your table stays in your browser; with an account, it is also kept under Codes, encrypted, unless you choose otherwise. If you make dynamic codes, the server gets their addresses and names."
      >
        <GeneratorSlots>{id === null ? <Page /> : <SavedPage id={id} />}</GeneratorSlots>
      </TextPage>
    </OpenLayout>
  );
}

const savedPath = (id: string) => `${paths.bulk}?${new URLSearchParams({ saved: id })}`;

/** The page with the codes of a saved run. */
function SavedPage({ id }: { readonly id: string }) {
  const session = useSession();
  if (session.status === 'logged-out') return <Navigate to={withNext(paths.login, savedPath(id))} replace />;
  return (
    <Suspense fallback={<p role="status">Opening your codes…</p>}>
      <OpenedEntry id={id} type={runType} header={null}>
        {({ entry }) => <RunAgain entry={entry} />}
      </OpenedEntry>
    </Suspense>
  );
}

function RunAgain({ entry: { id, code } }: { readonly entry: HistoryEntry }) {
  const saved = useMemo(
    () => ({ id, name: code.name, design: code.look.design, packed: runOf(code)?.table ?? '' }),
    [id, code],
  );
  return <Page saved={saved} />;
}

function Page({ saved }: { readonly saved?: SavedRun }) {
  const { design } = useDesign();
  const navigate = useNavigate();
  return (
    <BulkPage
      design={design}
      saved={saved}
      UnlockDialog={DownloadUnlockDialog}
      keeping={keeping}
      onClose={() => void navigate(paths.bulk, { replace: true })}
    />
  );
}
