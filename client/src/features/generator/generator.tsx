import { bytesTooMany } from '@canary/qr/capacity';
import { fieldsFor } from '@canary/qr/content/content-type';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { weakestLevel } from '#shared/code/code-capacity.ts';
import { type FileOptions, pngFile } from '#shared/code/picture.ts';
import { type SaveMode, useSaveTarget } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ContentForm } from './content-form.tsx';
import { type Destination, fileTarget, historyTarget } from './export-target.ts';
import styles from './generator.module.css';
import { DesignNote, type LinkedDesign } from './linked-design.tsx';
import { PreviewPane, preloadPreview } from './preview-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import type { StudioSection } from './studio/section.ts';
import { StudioSlot } from './studio-slot.tsx';
import type { useContent } from './use-content.ts';
import { type DesignEditor, pictureSize } from './use-design.ts';
import { useExport } from './use-export.ts';

const PrintPanel = lazy(() => loadChunk(() => import('./print-panel.tsx')));

interface GeneratorProps {
  readonly content: ReturnType<typeof useContent>;
  readonly editor: DesignEditor;
  /** Whether to show the extra fields too. */
  readonly allFields?: boolean;
  /** The design that the page's address names. */
  readonly linked?: LinkedDesign;
}

/** Form, preview, design and export of a code. */
export function Generator({ content, editor, allFields = false, linked }: GeneratorProps) {
  const { result } = content;
  const { design, size } = editor;
  const exporter = useExport();
  const saveTarget = useSaveTarget();
  const form = useRef<HTMLFormElement>(null);
  const [section, setSection] = useState<StudioSection>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: messages about the last code don't apply to the changed one
  useEffect(() => {
    exporter.reset();
    content.clearAlert();
  }, [result, design, size]);

  useEffect(() => rejectHugePastes(form.current, content.reject), [content.reject]);

  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  const showSize = () => {
    flushSync(() => setSection('size'));
    focus('[name="size"]');
  };

  const isBusy = exporter.state.status === 'working';
  const fits = result.ok && bytesTooMany(result.payload, weakestLevel(design)) === 0;
  const payload = fits ? result.payload : undefined;

  const code = payload === undefined ? undefined : { payload, design };

  const exportTo = (destination: Destination, chosen?: FileOptions) => {
    if (isBusy) return;
    if (code === undefined) return focus(`[name="${content.showErrors()}"]`);
    const pixels = pictureSize(size);
    const file = chosen ?? (pixels === undefined ? undefined : pngFile(pixels));
    if (file === undefined) return showSize();
    void exporter.run({ ...code, file }, destination);
  };

  /** Returns the code in the form that the history saves, or undefined if its size is invalid. */
  const toDrawnCode = () => {
    const pixels = pictureSize(size);
    if (pixels === undefined) return undefined;
    const { type, values } = content;
    return {
      type: type.id,
      // Hidden fields may still have values, which are not in the code.
      values: Object.fromEntries(fieldsFor(type, values).map(({ name }) => [name, values[name] ?? ''])),
      look: { design, size: pixels },
    };
  };
  const onEdit = saveTarget?.onEdit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: toDrawnCode depends on exactly these
  useEffect(() => {
    const code = toDrawnCode();
    if (code) onEdit?.(code);
  }, [onEdit, content.type, content.values, design, size]);

  const save = (mode: SaveMode) => {
    const code = toDrawnCode();
    exportTo(saveTarget && code ? historyTarget(saveTarget, code, mode) : fileTarget);
  };

  return (
    <form
      ref={form}
      className={styles.generator}
      noValidate
      onFocus={preloadPreview}
      onPointerEnter={preloadPreview}
      onInput={exporter.warm}
      onSubmit={(event) => {
        event.preventDefault();
        exportTo(fileTarget);
      }}
    >
      <div className={styles.content}>
        <OfflineNote />
        <ContentForm content={content} allFields={allFields} />
      </div>
      <div className={styles.studio}>
        <StudioSlot editor={editor} shownSection={section} onSection={setSection} />
      </div>
      <div className={styles.result}>
        <div className={styles.preview}>
          <PreviewPane
            result={result}
            design={design}
            onLevel={(level) =>
              editor.change({ label: 'Error correction', apply: (before) => ({ ...before, level }) })
            }
          />
        </div>
        <div className={styles.note} role="status">
          {linked && <DesignNote editor={editor} linked={linked} />}
        </div>
        <SaveBar
          state={exporter.state}
          code={code}
          onExport={exportTo}
          onSave={save}
          onRemedy={editor.applyRemedy}
        >
          <Boundary fallback={({ retry }) => <PrintNotLoaded onRetry={retry} />}>
            <Suspense>
              <PrintPanel
                typeName={content.type.name}
                payload={payload}
                design={design}
                isBusy={isBusy}
                onPrint={(target, width) => exportTo(() => target, pngFile(width))}
                onChange={exporter.reset}
              />
            </Suspense>
          </Boundary>
        </SaveBar>
      </div>
      <p className={styles.printHint}>To print a code, use the Print button next to Download.</p>
    </form>
  );
}

function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <Icon name="wifi-off" size={18} />
          You’re offline. You can still make codes: this browser draws and checks them.
        </p>
      )}
    </div>
  );
}

function PrintNotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <p>
      The print options could not be loaded.{' '}
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

/** Longest accepted paste, in characters: 14 times the capacity of a code. */
const MAX_PASTE = 100_000;

/**
 * Stops huge texts from being pasted or dropped into a field: some browsers need minutes to lay out megabytes of mixed
 * scripts.
 *
 * @returns a function that removes the listener
 */
function rejectHugePastes(
  form: HTMLFormElement | null,
  reject: (paste: { name: string; length: number }) => void,
) {
  const listener = (event: InputEvent) => {
    const length = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length;
    if (length <= MAX_PASTE || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    reject({ name: event.target.getAttribute('name') ?? '', length });
  };
  form?.addEventListener('beforeinput', listener);
  return () => form?.removeEventListener('beforeinput', listener);
}
