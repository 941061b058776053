import { bytesTooMany } from '@canary/qr/capacity';
import { fieldsFor } from '@canary/qr/content/content-type';
import { Suspense, useEffect, useRef } from 'react';
import { type KeepHow, useKeeper } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { lazyPart } from '#shared/loading/lazy-part.tsx';
import { Button } from '#shared/ui/button.tsx';
import { type ExportTarget, toFile, toHistory } from '../export/hand-over.ts';
import { pictureSize, type useCodeStyle } from '../hooks/use-code-style.ts';
import { useExport } from '../hooks/use-export.ts';
import type { useGenerator } from '../hooks/use-generator.ts';
import type { LinkProblem } from '../hooks/use-linked-design.ts';
import { ContentForm } from './content-form.tsx';
import styles from './generator.module.css';
import { OfflineNote } from './offline-note.tsx';
import { PreviewPane, preloadPreview } from './preview-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import { StylePanel } from './style-panel.tsx';

const DesignNote = lazyPart(() => import('./design-note.tsx'));
const PrintPanel = lazyPart(() => import('../print/print-panel.tsx'));

interface GeneratorProps {
  readonly generator: ReturnType<typeof useGenerator>;
  readonly look: ReturnType<typeof useCodeStyle>;
  /** Whether to ask for everything that the type can hold, or for its short form. */
  readonly whole?: boolean;
  /** What is wrong with the design that the page's address names. */
  readonly designProblem?: LinkProblem | undefined;
}

/** Form, preview, look and the way to the file, for the chosen content type. */
export function Generator({ generator, look, whole = false, designProblem }: GeneratorProps) {
  const { outcome } = generator;
  const { style } = look;
  const exporter = useExport();
  const keeper = useKeeper();
  const form = useRef<HTMLFormElement>(null);

  // What was said about the last picture is not about the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because these changed, not with them
  useEffect(() => {
    exporter.reset();
    generator.calm();
  }, [outcome, style]);

  useEffect(() => refuseFloods(form.current, generator.refuse), [generator.refuse]);

  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();

  const isBusy = exporter.state.status === 'working';
  const { level, colours, logo } = style;
  const payload = outcome.ok && bytesTooMany(outcome.payload, level) === 0 ? outcome.payload : undefined;

  const exportTo = (handOver: ExportTarget, size = pictureSize(style.size)) => {
    if (isBusy) return;
    if (payload === undefined) return focus(`[name="${generator.complain()}"]`);
    if (size === undefined) return focus('[name="size"]');
    void exporter.run({ payload, level, colours, logo, size }, handOver);
  };

  /** The code as it is kept; undefined without a size. */
  const drawn = () => {
    const size = pictureSize(style.size);
    if (size === undefined) return undefined;
    const { type, values } = generator;
    const { foreground, background } = colours;
    return {
      type: type.id,
      // What the other choices of a form once asked for is not in the code.
      values: Object.fromEntries(fieldsFor(type, values).map(({ name }) => [name, values[name] ?? ''])),
      look: { foreground, background, level, size, logo },
    };
  };
  const note = keeper?.note;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is made of these
  useEffect(() => {
    const code = drawn();
    if (code) note?.(code);
  }, [note, generator.type, generator.values, style]);

  const save = (how: KeepHow) => {
    const code = drawn();
    exportTo(keeper && code ? toHistory(keeper, code, how) : toFile);
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
        exportTo(toFile);
      }}
    >
      <div className={styles.content}>
        <OfflineNote />
        <ContentForm generator={generator} whole={whole} />
      </div>
      <div className={styles.result}>
        <PreviewPane outcome={outcome} style={style} onLevel={(level) => look.change({ level })} />
        <div className={styles.said} role="status">
          {(look.design || designProblem) && (
            <Boundary fallback={() => null}>
              <Suspense>
                <DesignNote look={look} problem={designProblem} />
              </Suspense>
            </Boundary>
          )}
        </div>
        <SaveBar state={exporter.state} onExport={exportTo} onSave={save} onRemedy={look.apply}>
          <Boundary fallback={({ retry }) => <PrintNotLoaded onRetry={retry} />}>
            <Suspense>
              <PrintPanel
                name={generator.type.name}
                payload={payload}
                style={style}
                isBusy={isBusy}
                onPrint={exportTo}
                onForget={exporter.reset}
              />
            </Suspense>
          </Boundary>
        </SaveBar>
      </div>
      <div className={styles.look}>
        <StylePanel style={style} onChange={look.change} />
      </div>
      <p className={styles.paper}>
        Codes are printed once they have been read back: use the Print button beside Download.
      </p>
    </form>
  );
}

function PrintNotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <p>
      This could not be loaded.{' '}
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

/** Characters beyond which a single paste is refused: fourteen times what any code holds. */
const FLOOD = 100_000;

/**
 * Keeps whole files from being pasted or dropped into a field. Some browsers take minutes to lay out megabytes of
 * mixed scripts, and no code could hold them. Returns what takes the guard away.
 */
function refuseFloods(
  form: HTMLFormElement | null,
  refuse: (what: { name: string; length: number }) => void,
) {
  const guard = (event: InputEvent) => {
    const length = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length;
    if (length <= FLOOD || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    refuse({ name: event.target.getAttribute('name') ?? '', length });
  };
  form?.addEventListener('beforeinput', guard);
  return () => form?.removeEventListener('beforeinput', guard);
}
