import { bytesTooMany, weakestLevel } from '@canary/qr/capacity';
import type { Values } from '@canary/qr/content/content-type';
import { type FileOptions, pngFile } from '@canary/rendering/core/requests';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeDefaults } from '#config/code-defaults.ts';
import { type ContentTypeId, featureOf } from '#config/generators.ts';
import { useUnlocks } from '#session/session.ts';
import { useHasPassed } from '#shared/browser/use-has-passed.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { suitToType } from '#shared/code/frame-text.ts';
import type { SaveMode } from '#shared/code/save-target.ts';
import { rejectHugePastes } from '#shared/forms/huge-pastes.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Prerendered } from '#shared/layout/prerendered.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ChangeableRow } from './changeable/changeable-row.tsx';
import { exampleLink } from './changeable/example-link.ts';
import { useLinkMaker } from './changeable/link-maker-slot.ts';
import type { Changeable } from './changeable/use-changeable.ts';
import { ContentForm } from './content-form.tsx';
import { useChosenFile } from './export/use-chosen-file.ts';
import { type Destination, fileTargetNamed, visitorTarget } from './export-target.ts';
import styles from './generator.module.css';
import { shownValues } from './history-target.ts';
import { LazyPart } from './lazy-part.tsx';
import {
  ColourChips,
  ContentOffers,
  DesignNote,
  ExportQuestions,
  PrintDialog,
  TypePrice,
} from './lazy-parts.ts';
import { DesignNotLoaded, type LinkedDesign } from './linked-design.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaveTarget } from './save-target-context.ts';
import type { StudioSection } from './studio/section.ts';
import { StudioSlot } from './studio-slot.tsx';
import { neededFeatures } from './unlock/needed-features.ts';
import type { useContent } from './use-content.ts';
import { type DesignEditor, pictureSize } from './use-design.ts';
import type { Exporter } from './use-export.ts';

interface GeneratorProps {
  readonly content: ReturnType<typeof useContent>;
  readonly editor: DesignEditor;
  readonly exporter: Exporter;
  /** Whether to show the extra fields too. */
  readonly allFields?: boolean;
  /** The design that the page's address names. */
  readonly linked?: LinkedDesign;
  /** Returns where Save saves the code. Without it, Save downloads the file. */
  saveTo?: ((values: Values, mode: SaveMode) => Destination) | undefined;
  /** Whether the code of a web address contains a short link; undefined where the address is fixed. */
  readonly changeable?: Changeable | undefined;
  /** Chooses the tab of a type, and returns whether it has one. Undefined on a page with one type. */
  chooseTab?: ((id: ContentTypeId) => boolean) | undefined;
  /** Saves the code on another page, for a user who can't save here. */
  onSaveElsewhere?: (() => void) | undefined;
  /** Makes the link on another page, and downloads the file there if there is one. */
  onLinkElsewhere?(file?: FileOptions): void;
}

/** Height of the site's header in CSS pixels. */
const barHeight = 56;

/** Form, preview, design and export of a code. */
export function Generator({
  content,
  editor: chosen,
  exporter,
  allFields = false,
  linked,
  saveTo,
  changeable,
  chooseTab,
  onSaveElsewhere,
  onLinkElsewhere,
}: GeneratorProps) {
  const { values, type } = content;
  const { size } = chosen;
  const design = useMemo(() => suitToType(chosen.design, type.id), [chosen.design, type.id]);
  const files = useChosenFile();
  const { forget } = files;
  const editor = useMemo(
    () => ({
      ...chosen,
      design,
      setSize(typed: string) {
        // The size is the one of the usual PNG.
        forget();
        chosen.setSize(typed);
      },
    }),
    [chosen, design, forget],
  );
  const { machine, state } = exporter;
  const maker = useLinkMaker();
  const hasLink = changeable?.isOn === true && type.id === 'url';
  const isLinkElsewhere = hasLink && !maker;
  const result =
    hasLink && content.result.ok
      ? { ok: true as const, payload: maker?.example ?? exampleLink() }
      : content.result;
  const saveTarget = useSaveTarget();
  const name =
    saveTarget?.name ?? saveTarget?.savedName?.({ type: type.id, values: shownValues(type, values) });
  const unlocks = useUnlocks();
  const typeFeature = featureOf[type.id];
  const form = useRef<HTMLFormElement>(null);
  const [section, setSection] = useState<StudioSection>('shape');
  const [isPrinting, setPrinting] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isFolded = useHasPassed(fields, barHeight);

  useEffect(() => machine.show({ values, design, size }), [machine, values, design, size]);
  // A running export and the messages about the last one are about the other kind of code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the switch is toggled
  useEffect(() => machine.reset(), [machine, hasLink]);
  useEffect(() => rejectHugePastes(form.current, content.reject), [content.reject]);

  const isWanted = state.status === 'invalid';

  const focus = (name: string | undefined) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const excess = result.ok ? bytesTooMany(result.payload, weakestLevel(design)) : 0;
  const payload = result.ok && excess === 0 ? result.payload : undefined;
  const code = payload === undefined ? undefined : { payload, design };
  const latestPayload = useRef(payload);
  useEffect(() => {
    latestPayload.current = payload;
  }, [payload]);
  const getPayload = useCallback(() => latestPayload.current, []);
  const { change } = editor;
  // The same element while the design stays: React can't hydrate a part that is rendered again before its code is loaded.
  const colours = useMemo(
    () => (
      <LazyPart what="colour">
        <Prerendered>
          <ColourChips design={design} onChange={change} />
        </Prerendered>
      </LazyPart>
    ),
    [design, change],
  );

  /** Returns the completed values if they make a code; otherwise shows their errors. */
  const complete = () => {
    const completed = machine.complete(content.complete, code !== undefined);
    if (!completed) focus(content.firstInvalid);
    return completed;
  };

  const exportTo = (
    destinationOf: (values: Values) => Destination,
    chosen?: FileOptions,
    exported = design,
  ) => {
    const completed = complete();
    if (!completed || !code) return;
    const pixels = pictureSize(size);
    const file = chosen ?? (pixels === undefined ? undefined : pngFile(pixels));
    if (file) {
      if (isLinkElsewhere) return onLinkElsewhere?.(file);
      const request = { ...code, design: exported, file };
      const isUnlocked = neededFeatures(type.id, exported).every((feature) => unlocks.has(feature));
      return machine.start(request, destinationOf(completed), isUnlocked);
    }
    // The field is in a section of the studio that may be closed.
    flushSync(() => setSection('size'));
    focus('size');
  };

  const save = (mode: SaveMode) => {
    if (isLinkElsewhere) complete() && onLinkElsewhere?.();
    else if (!onSaveElsewhere) exportTo((completed) => saveTo?.(completed, mode) ?? visitorTarget);
    else if (state.status !== 'working' && complete()) onSaveElsewhere();
  };

  return (
    <form
      ref={form}
      className={styles.generator}
      noValidate
      onInput={exporter.warm}
      onSubmit={(event) => {
        event.preventDefault();
        exportTo(() => fileTargetNamed(name), files.chosen?.file);
      }}
    >
      <div ref={fields} className={styles.content}>
        <OfflineNote />
        <Suspense>{typeFeature && <TypePrice feature={typeFeature} />}</Suspense>
        <ContentForm content={content} allFields={allFields} isWanted={isWanted} excess={excess}>
          {(values['url'] || values['text']) && (
            <LazyPart what="form">
              <ContentOffers content={content} hasLink={hasLink} isWanted={isWanted} chooseTab={chooseTab} />
            </LazyPart>
          )}
          {changeable && type.id === 'url' && (
            <ChangeableRow {...changeable} needsAccount={isLinkElsewhere && !onSaveElsewhere}>
              {hasLink && maker && (
                <maker.Link
                  machine={machine}
                  look={{ design, size: pictureSize(size) ?? codeDefaults.size.default }}
                  onRefused={(error) => {
                    content.reject({ name: 'url', error });
                    focus('url');
                  }}
                />
              )}
            </ChangeableRow>
          )}
        </ContentForm>
      </div>
      <div className={styles.studio}>
        <StudioSlot
          editor={editor}
          // Only the logo section gets the payload, so that typing doesn't render the other sections again.
          payload={section === 'logo' ? payload : undefined}
          section={section}
          onSection={setSection}
          getPayload={getPayload}
        />
      </div>
      <div className={styles.result}>
        <div className={styles.preview} data-preview data-folded={isFolded}>
          <PreviewPane
            result={result}
            design={design}
            hasSample={saveTarget !== null || !editor.isInitial}
            code={code && { ...code, width: pictureSize(size) ?? codeDefaults.size.default }}
            isUntouched={editor.isInitial}
            isExample={hasLink && result.ok}
            checker={machine.checker}
            onChange={editor.change}
          />
        </div>
        <div className={styles.colours}>{colours}</div>
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
          state={state}
          code={code}
          pixels={pictureSize(size)}
          files={files}
          name={name}
          hasLink={hasLink}
          onExport={(destination, file) => exportTo(() => destination, file)}
          onSave={save}
          typeId={type.id}
          onKeep={() => machine.wait({ verb: 'save' })}
          onChange={editor.change}
          onPrint={() => complete() && setPrinting(true)}
          onClose={machine.reset}
        >
          {isPrinting && (
            <LazyPart what="print">
              <PrintDialog
                type={type}
                values={values}
                code={code}
                onClose={() => setPrinting(false)}
                onPrint={(target, width, printed) => exportTo(() => () => target, pngFile(width), printed)}
              />
            </LazyPart>
          )}
        </SaveBar>
      </div>
      {((saveTo ? exporter.waiting : exporter.waiting?.destination) || state.status === 'doubtful') && (
        <LazyPart what="export">
          <ExportQuestions
            exporter={exporter}
            type={type.id}
            // A visitor's design is restored after the log-in. Until then, the question would be about another design.
            code={editor.isRestoring ? undefined : code}
            onLeaveOut={(free) => {
              editor.change({ label: 'Premium features', apply: () => free });
              machine.show({ values, design: free, size });
            }}
            onSave={(file) => {
              machine.wait(undefined);
              if (file) exportTo(() => fileTargetNamed(name), file);
              else save('update');
            }}
          />
        </LazyPart>
      )}
      <p className={styles.printHint}>To print a code, choose Print in the download options.</p>
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
