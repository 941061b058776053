import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { formatTraits } from '@canary/qr/files/format';
import { RenderingError } from '@canary/rendering/browser/rendering-workers';
import { pngFile } from '@canary/rendering/core/requests';
import { codeDefaults } from '#config/code-defaults.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { readingWords } from '#shared/code/verdict-words.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './manage.module.css';
import type { ManagedCode, ScanCounts } from './operations.ts';
import { TestPrint } from './test-print.tsx';

const design = plainDesign(PRINT_SAFE, { level: 'M' });

interface CodeCardProps {
  readonly code: ManagedCode;
  /** The live totals; undefined while the server isn't connected. */
  readonly counts: ScanCounts | undefined;
}

/** A code with its short link, and its files. */
export function CodeCard({ code, counts }: CodeCardProps) {
  const { shortUrl, payload, state, deletedAt } = code;
  const { code: drawn } = useDrawing({ payload, design });
  const copy = useAction(async () => {
    const isCopied = await navigator.clipboard.writeText(shortUrl).then(
      () => true,
      () => false,
    );
    return isCopied
      ? 'Link copied.'
      : 'Your browser doesn’t allow copying. Select the link and copy it by hand.';
  });
  const download = useAction((format: 'png' | 'svg') => downloadCode(code, format));
  const { busy } = download;
  return (
    <section className={styles.card} aria-labelledby="code">
      <h2 id="code" className="visually-hidden">
        Code and short link
      </h2>
      {drawn && (
        <CodePicture drawing={drawn.drawing} label={`QR code of ${shortUrl}`} className={styles.picture} />
      )}
      <p className={styles.address}>
        <strong translate="no">{shortUrl}</strong>
      </p>
      {!deletedAt && (
        <>
          <div className={styles.buttons}>
            <Button look="secondary" onClick={copy.run}>
              <Icon name="copy" /> Copy link
            </Button>
            {state === 'ACTIVE' && <TestPrint code={code} counts={counts} />}
            {(['png', 'svg'] as const).map((format) => (
              <Button key={format} look="secondary" aria-disabled={busy} onClick={() => download.run(format)}>
                <Icon name="download" /> {format.toUpperCase()}
              </Button>
            ))}
          </div>
          <StatusMessage note={copy.done} />
          <StatusMessage failure={download.failure} note={busy ? 'Checking the file…' : download.done} />
        </>
      )}
    </section>
  );
}

/** Draws a file in a worker, reads it back, and downloads it. Returns the message about it. */
async function downloadCode({ payload, slug }: ManagedCode, format: 'png' | 'svg'): Promise<string> {
  const workers = createRenderingWorkers();
  try {
    const file = { ...pngFile(codeDefaults.size.default), format };
    const result = await workers.run((renderer) => renderer.makeCheckedFile({ payload, design, file }));
    if (!result.ok)
      return 'The file could not be read back, so it was not saved. Try again in another browser.';
    const fileName = `${slug.toLowerCase()}.${formatTraits[format].extension}`;
    saveFile(result.file, fileName);
    return `${readingWords(result.readings)} Downloaded as ${fileName}.`;
  } catch (error) {
    if (!(error instanceof RenderingError)) throw error;
    return 'The checker could not be loaded. Check your connection and try again.';
  } finally {
    workers.stop();
  }
}
