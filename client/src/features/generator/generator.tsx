import { bytesTooMany, weakestLevel } from '@canary/qr/capacity';
import { fieldsFor, type Values } from '@canary/qr/content/content-type';
import { type FileOptions, pngFile } from '@canary/rendering/core/picture';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeDefaults } from '#config/code-defaults.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { suitedTo } from '#shared/code/frame-text.ts';
import { type SaveMode, useSaveTarget } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ContentForm } from './content-form.tsx';
import { useExportGate } from './export-gate.ts';
import { type Destination, downloadTarget, historyTarget, visitorTarget } from './export-target.ts';
import styles from './generator.module.css';
import { rejectHugePastes } from './huge-pastes.ts';
import { LazyPart } from './lazy-part.tsx';
import { DesignNotLoaded, type LinkedDesign } from './linked-design.tsx';
import { PreviewPane, preloadPreview } from './preview-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import type { StudioSection } from './studio/section.ts';
import { StudioSlot } from './studio-slot.tsx';
import type { Unlocking } from './unlock/use-waiting-export.ts';
import type { useContent } from './use-content.ts';
import { type DesignEditor, pictureSize } from './use-design.ts';
import { useExport } from './use-export.ts';

const ExportQuestions = lazy(() => loadChunk(() => import('./export-questions.tsx')));
const DesignNote = lazy(() => loadChunk(() => import('./design-note.tsx')));
const PrintDialog = lazy(() => loadChunk(() => import('./print/print-dialog.tsx')));

interface GeneratorProps {
  readonly content: ReturnType<typeof useContent>;
  readonly editor: DesignEditor;
  /** The export that waits for an unlock. */
  readonly unlocking: Unlocking;
  /** Whether to show the extra fields too. */
  readonly allFields?: boolean;
  /** The design that the page's address names. */
  readonly linked?: LinkedDesign;
  /** Saves the code on another page, for a user who can't save here. */
  onSaveElsewhere?: (() => void) | undefined;
}

/** Form, preview, design and export of a code. */
export function Generator({
  content,
  editor: chosen,
  unlocking,
  allFields = false,
  linked,
  onSaveElsewhere,
}: GeneratorProps) {
  const { result } = content;
  const { size } = chosen;
  const design = suitedTo(chosen.design, content.type.id);
  const editor = useMemo(() => ({ ...chosen, design }), [chosen, design]);
  const exporter = useExport();
  const saveTarget = useSaveTarget();
  const form = useRef<HTMLFormElement>(null);
  const [section, setSection] = useState<StudioSection>();
  const [isPrinting, setPrinting] = useState(false);

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
  const excess = result.ok ? bytesTooMany(result.payload, weakestLevel(design)) : 0;
  const payload = result.ok && excess === 0 ? result.payload : undefined;

  const code = payload === undefined ? undefined : { payload, design };
  const gate = useExportGate({ code, editor, unlocking, canSave: saveTarget !== null, run: exporter.run });
  const latestPayload = useRef(payload);
  useEffect(() => {
    latestPayload.current = payload;
  }, [payload]);
  const getPayload = useCallback(() => latestPayload.current, []);

  /** Returns the completed values if they make a code; otherwise shows what is wrong with them. */
  const readyValues = () => {
    // The change resets the exporter, before the export starts within the same click.
    const values = flushSync(content.complete);
    if (code) return values;
    focus(`[name="${content.showErrors()}"]`);
    return undefined;
  };

  const exportTo = (
    destinationOf: (values: Values) => Destination,
    chosen?: FileOptions,
    exported = design,
  ) => {
    const values = isBusy ? undefined : readyValues();
    if (!values || !code) return;
    const pixels = pictureSize(size);
    const file = chosen ?? (pixels === undefined ? undefined : pngFile(pixels));
    if (file === undefined) return showSize();
    gate.open({ ...code, design: exported, file }, destinationOf(values));
  };

  /** Returns the code in the form that the history saves, or undefined if its size is invalid. */
  const toDrawnCode = (values: Values) => {
    const pixels = pictureSize(size);
    if (pixels === undefined) return undefined;
    const { type } = content;
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
    const code = toDrawnCode(content.values);
    if (code) onEdit?.(code);
  }, [onEdit, content.type, content.values, design, size]);

  const save = (mode: SaveMode) => {
    if (onSaveElsewhere) return !isBusy && readyValues() && onSaveElsewhere();
    exportTo((values) => {
      const code = toDrawnCode(values);
      return saveTarget && code ? historyTarget(saveTarget, code, mode) : visitorTarget;
    });
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
        exportTo(() => downloadTarget(saveTarget));
      }}
    >
      <div className={styles.content}>
        <OfflineNote />
        <ContentForm content={content} allFields={allFields} excess={excess} />
      </div>
      <div className={styles.studio}>
        <StudioSlot
          editor={editor}
          // Typing renders no other section.
          payload={section === 'logo' ? payload : undefined}
          shownSection={section}
          onSection={setSection}
          getPayload={getPayload}
        />
      </div>
      <div className={styles.result}>
        <div className={styles.preview} data-preview>
          <PreviewPane
            result={result}
            design={design}
            hasSample={!editor.isInitial}
            code={code && { ...code, width: pictureSize(size) ?? codeDefaults.size.default }}
            checker={exporter.checker}
            onChange={editor.change}
          />
        </div>
        <div className={styles.note} role="status">
          {linked && linked.status !== 'none' && (
            <Boundary fallback={() => <DesignNotLoaded />}>
              <Suspense>
                <DesignNote editor={chosen} linked={linked} />
              </Suspense>
            </Boundary>
          )}
        </div>
        <SaveBar
          state={exporter.state}
          alert={content.alert}
          code={code}
          onExport={(destination, file) => exportTo(() => destination, file)}
          onSave={save}
          typeId={content.type.id}
          onKeep={() => unlocking.setWaiting({ verb: 'save' })}
          onChange={editor.change}
          onPrint={() => readyValues() && setPrinting(true)}
          onClose={exporter.reset}
        >
          {isPrinting && (
            <LazyPart what="print">
              <PrintDialog
                type={content.type}
                values={content.values}
                code={code}
                onClose={() => setPrinting(false)}
                onPrint={(target, width, printed) => exportTo(() => () => target, pngFile(width), printed)}
              />
            </LazyPart>
          )}
        </SaveBar>
      </div>
      {(gate.waiting || exporter.state.status === 'doubtful') && (
        <LazyPart what="export">
          <ExportQuestions
            gate={gate}
            exporter={exporter}
            design={design}
            onSave={() => {
              gate.onCancel();
              save('update');
            }}
          />
        </LazyPart>
      )}
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
