import type { ContentTypeId } from '@canary/qr/content/all';
import { Suspense, useEffect, useRef } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { featureOf } from '#config/generators.ts';
import { useHasPassed } from '#shared/browser/use-has-passed.ts';
import { useOnline } from '#shared/browser/use-online.ts';
import { rejectHugePastes } from '#shared/forms/huge-pastes.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ChangeableRow } from './changeable/changeable-row.tsx';
import type { Changeable } from './changeable/use-changeable.ts';
import { ContentForm } from './content-form.tsx';
import type { Exporter } from './export/use-export.ts';
import styles from './generator.module.css';
import { LazyPart } from './lazy-part.tsx';
import { ContentOffers, DesignNote, ExportQuestions, TypePrice } from './lazy-parts.ts';
import { DesignNotLoaded, type LinkedDesign } from './linked-design.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import { ColourSlot, StudioSlot } from './studio-slot.tsx';
import type { useContent } from './use-content.ts';
import type { DesignEditor } from './use-design.ts';

interface GeneratorProps {
  readonly content: ReturnType<typeof useContent>;
  readonly editor: DesignEditor;
  readonly exporter: Exporter;
  /** Whether to show the extra fields too. */
  readonly allFields?: boolean;
  /** The design that the page's address names. */
  readonly linked?: LinkedDesign;
  /** Whether the code of a web address contains a short link; undefined where the address is fixed. */
  readonly changeable?: Changeable | undefined;
  /** Chooses the tab of a type, and returns whether it has one. Undefined on a page with one type. */
  chooseTab?: ((id: ContentTypeId) => boolean) | undefined;
}

/** Height of the site's header in CSS pixels. */
const barHeight = 56;

/** Form, preview, design and export of a code. */
export function Generator({
  content,
  editor,
  exporter,
  allFields = false,
  linked,
  changeable,
  chooseTab,
}: GeneratorProps) {
  const { type, values } = content;
  const { design, change } = editor;
  const { state, code, hasLink, maker, pixels = codeDefaults.size.default } = exporter;
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const isFolded = useHasPassed(fields, barHeight);
  const typeFeature = featureOf[type.id];
  const isWanted = state.status === 'invalid';

  useEffect(() => rejectHugePastes(form.current, content.reject), [content.reject]);
  // This is an effect, because an open dialog has the focus until then.
  useEffect(() => {
    const field = state.status === 'unsized' ? 'size' : state.status === 'invalid' && state.field;
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [state]);

  return (
    <form
      ref={form}
      className={styles.generator}
      noValidate
      onInput={exporter.warm}
      onSubmit={(event) => {
        event.preventDefault();
        exporter.download();
      }}
    >
      <div ref={fields} className={styles.content}>
        <OfflineNote />
        <Suspense>{typeFeature && <TypePrice feature={typeFeature} />}</Suspense>
        <ContentForm content={content} allFields={allFields} isWanted={isWanted} excess={exporter.excess}>
          {(values['url'] || values['text']) && (
            <LazyPart what="form">
              <ContentOffers content={content} hasLink={hasLink} isWanted={isWanted} chooseTab={chooseTab} />
            </LazyPart>
          )}
          {changeable && type.id === 'url' && (
            <ChangeableRow {...changeable} needsAccount={exporter.needsAccount}>
              {hasLink && maker?.settings}
            </ChangeableRow>
          )}
        </ContentForm>
      </div>
      <div className={styles.studio}>
        <StudioSlot
          editor={editor}
          fixed={type.fixed}
          // Only the logo section gets the payload, so that typing doesn't render the other sections again.
          payload={editor.section === 'logo' ? code?.payload : undefined}
          getPayload={exporter.payload}
          start={exporter.start}
        />
      </div>
      <div className={styles.result}>
        <div className={styles.preview} data-preview data-folded={isFolded}>
          <PreviewPane
            result={exporter.result}
            design={design}
            hasSample={exporter.saveTarget !== null || !editor.isInitial}
            code={code && { ...code, width: pixels }}
            isUntouched={editor.isInitial}
            isExample={hasLink && exporter.result.ok}
            loadTools={exporter.loadTools}
            onChange={change}
          />
        </div>
        <div className={styles.colours}>
          <ColourSlot design={design} onChange={change} />
        </div>
        <div className={styles.note} role="status">
          {linked && linked.status !== 'none' && (
            <Boundary fallback={() => <DesignNotLoaded />}>
              <Suspense>
                <DesignNote editor={editor} linked={linked} />
              </Suspense>
            </Boundary>
          )}
        </div>
        <SaveBar exporter={exporter} typeId={type.id} onChange={change} />
      </div>
      {state.status === 'asking' && (
        <LazyPart what="export">
          <ExportQuestions
            question={state.question}
            content={content}
            code={code}
            exporter={exporter}
            onChange={change}
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
