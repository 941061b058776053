import { bytesTooMany, weakestLevel } from '@canary/qr/capacity';
import { valuesFor } from '@canary/qr/content/content-type';
import { use, useEffect, useState } from 'react';
import { useUnlocks } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { pictureSize } from '#shared/code/remembered-look.ts';
import type { SaveMode } from '#shared/code/save-target.ts';
import { useInput } from '#shared/storage/input-store.ts';
import { useStore } from '#shared/store/create-store.ts';
import { exampleLink } from '../changeable/example-link.ts';
import { LinkMakerSlot } from '../changeable/link-maker-slot.ts';
import type { Changeable } from '../changeable/use-changeable.ts';
import { keptOrder, waitingExport } from '../kept-input.ts';
import { SaveTargetContext } from '../save-target-context.ts';
import type { useContent } from '../use-content.ts';
import type { DesignEditor } from '../use-design.ts';
import { createExporter } from './exporter.ts';
import type { ExportTools } from './making.ts';
import { diskTarget, historyTarget, visitorTarget } from './order.ts';
import type { useChosenFile } from './use-chosen-file.ts';

interface ExportOptions {
  readonly content: ReturnType<typeof useContent>;
  readonly editor: DesignEditor;
  /** The file that Download makes. */
  readonly files: ReturnType<typeof useChosenFile>;
  /** Whether the code of a web address contains a short link; undefined where the address is fixed. */
  readonly changeable?: Changeable | undefined;
  /** How to get to the account's pages, which can save codes and make links; undefined on these pages. */
  readonly account?: {
    /** Whether the user is logged in, so that Save leads there. */
    readonly isUser: boolean;
    /** Whether the content type may leave this page only with an account, which the visitor doesn't have. */
    readonly isNeeded: boolean;
    /** @param forLink whether the code contains a short link */
    open(forLink: boolean): void;
  };
}

export type Exporter = ReturnType<typeof useExport>;

/** The code that a generator shows, and its exports. An export that waits survives a log-in. */
export function useExport({ content, editor, files, changeable, account }: ExportOptions) {
  const { type, values, complete, firstInvalid, reject } = content;
  const { design, size, isRestoring, showSection } = editor;
  const [tools] = useState(toolsOnDemand);
  const [exporter] = useState(() => createExporter(tools.load));
  const { state, waiting } = useStore(exporter.store);
  const maker = use(LinkMakerSlot);
  const saveTarget = use(SaveTargetContext);
  const unlocks = useUnlocks();

  const hasLink = changeable?.isOn === true && type.id === 'url';
  const result =
    hasLink && content.result.ok
      ? { ok: true as const, payload: maker?.example ?? exampleLink() }
      : content.result;
  const excess = result.ok ? bytesTooMany(result.payload, weakestLevel(design)) : 0;
  const payload = result.ok && excess === 0 ? result.payload : undefined;
  const code = payload === undefined ? undefined : { payload, design };
  const pixels = pictureSize(size);
  const name =
    saveTarget?.name ?? saveTarget?.savedName?.({ type: type.id, values: valuesFor(type, values) });
  const page = {
    type,
    name,
    unlocks,
    code,
    firstInvalid,
    pixels,
    linkMaker: hasLink ? maker : undefined,
    saveTarget,
    needsAccount: account?.isNeeded === true,
    complete,
    reject,
    showSize: () => showSection('size'),
    openAccount: account?.open,
  };
  const { start } = exporter;

  useEffect(() => exporter.setPage(page));
  useEffect(
    () => exporter.show({ values, design, size, hasLink, payload }),
    [exporter, values, design, size, hasLink, payload],
  );
  useInput(waitingExport, waiting && keptOrder(waiting, type.id), async (stored) => {
    const kept = await stored;
    // The landing page has all types, but only an account has the pages that an order may wait for.
    if (kept && (account ? kept.waitsFor === 'unlock' : kept.type === type.id)) exporter.wait(kept);
  });
  // A visitor's design is restored after the log-in. Until then, the question would be about another design.
  const isReady = code !== undefined && !isRestoring && state.status === 'idle';
  const canResume = waiting !== undefined && (waiting.waitsFor === 'unlock' || saveTarget !== null);
  useEffect(() => {
    if (isReady && canResume) start(waiting);
  }, [isReady, canResume, waiting, start]);
  useEffect(
    () => () => {
      exporter.reset();
      tools.close();
    },
    [exporter, tools],
  );

  return {
    state,
    /** The payload of the code, or why the content makes no code. */
    result,
    /** The code; undefined if the content is invalid or doesn't fit. */
    code,
    /** How many bytes too long the content is for a code. */
    excess,
    /** Name of the code, if it has one. */
    name,
    /** Width of the usual PNG in pixels, if the size is valid. */
    pixels,
    /** The file that the user has chosen instead of the usual PNG. */
    chosen: files.chosen,
    choose: files.choose,
    hasLink,
    /** Null where codes can't be saved; Save then downloads the file. */
    saveTarget,
    /** Makes the links of this page; null where a page of an account makes them. */
    maker,
    /** Whether the link is made once the visitor has an account. */
    needsAccount: hasLink && !maker && !account?.isUser,
    /** Loads the checker that grades the code on display. */
    loadTools: tools.load,
    warm: tools.warm,
    payload: exporter.payload,
    answer: exporter.answer,
    close: exporter.close,
    /** Starts an export. The function stays the same. */
    start,
    download: (file = files.chosen?.file) => start({ target: diskTarget, file }),
    print: () => start({}),
    save(mode: SaveMode) {
      const isKept = saveTarget !== null || account?.isUser || (hasLink && !maker);
      start({ target: isKept ? historyTarget : visitorTarget, mode });
    },
    /** Saves the code once the user has an account. */
    keep: () => exporter.wait({ target: historyTarget, waitsFor: 'account' }),
  };
}

/** The tools that make and grade the files of a generator. Their code is loaded when the user starts to type. */
function toolsOnDemand() {
  let loading: Promise<ExportTools> | undefined;
  const load = () => {
    loading ??= loadChunk(() => import('./making.ts')).then(({ createExportTools }) => createExportTools());
    // After a failure, the next file loads the code again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    load,
    /** Starts a worker before it is needed. */
    warm: () =>
      void load().then(
        ({ warm }) => warm(),
        () => undefined,
      ),
    close: () =>
      void loading?.then(
        ({ close }) => close(),
        () => undefined,
      ),
  };
}
