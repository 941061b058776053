import type { FileOptions } from '@canary/rendering/core/requests';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '#shared/browser/save-file.ts';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import { type CodeToLink, type LinkStep, type LinksState, type SendLinks, startLinks } from './make-links.ts';
import type { RunPlan } from './plan-run.ts';
import { type RunCode, startRun } from './run.ts';
import type { Run } from './run-control.ts';
import { type RunSheet, startSheetRun } from './sheet-run.ts';
import { eraseTemporaryZip, openZipFile, roomForZip } from './zip-file.ts';

/** The part of a ZIP file that isn't in its files: names, sizes, and the list of codes. */
const overhead = 1.1;

/** The codes to make, and the rows that make none. */
type RunnablePlan = Pick<RunPlan, 'codes' | 'wrong'>;

interface RunOptions {
  /** The id of the open rows. */
  readonly runId: string;
  /** Makes short links. */
  readonly send: SendLinks;
  /** Called when the server has made the short links that it could. */
  onLinked(made: LinksState['made']): void;
  /** Called when codes are made, on files or on labels. */
  onMade(): void;
}

/** Each takes about 45 MB, and waits half of the time for the browser's encoder and decoder, which use other cores. */
const maxWorkers = 3;

/** Starts runs, one at a time. Leaving the page discards a run. */
export function useRun({ runId, send, onLinked, onMade }: RunOptions) {
  const [links, setLinks] = useState<LinkStep>();
  const [run, setRun] = useState<Run>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => links?.stop(), [links]);
  useEffect(() => () => run?.discard(), [run]);
  const reportLinked = useEffectEvent(onLinked);
  const reportMade = useEffectEvent(onMade);
  // An earlier visit may have ended during the download.
  useEffect(() => void eraseTemporaryZip(), []);

  /** Makes the short links of dynamic codes. Returns the codes with their links, and the rows without a link. */
  const linkCodes = async (plan: RunnablePlan): Promise<RunnablePlan | undefined> => {
    const toLink = plan.codes.filter((code): code is CodeToLink => code.link !== undefined);
    if (toLink.length === 0) return plan;
    const step = startLinks(toLink, runId, send);
    setLinks(step);
    const state = await step.ended;
    reportLinked(state.made);
    if (state.phase === 'stopped') return undefined;
    const codes = state.made.map(({ code, payload, target }) => ({ ...code, payload, link: { target } }));
    return { codes, wrong: [...plan.wrong, ...state.refused] };
  };

  /**
   * @param output the form of the files, or the labels; undefined for a run that makes only short links
   * @param name of the ZIP file, or of the PDF file of the labels
   */
  const start = async (plan: RunnablePlan, output: FileOptions | RunSheet | undefined, name: string) => {
    setFailure(undefined);
    if (!output) return void (await linkCodes(plan));
    const parallel = Math.min(maxWorkers, navigator.hardwareConcurrency);
    const workers = createRenderingWorkers(parallel);
    const show = (started: Run) => {
      void started.ended.then(() => {
        workers.stop();
        const { phase, made } = started.store.read();
        if (made > 0 && phase !== 'failed') reportMade();
      });
      setRun(started);
    };
    if ('copies' in output) {
      const linked = await linkCodes(plan);
      if (!linked || linked.codes.length === 0) return workers.stop();
      const save = (pdf: Blob) => saveFile(pdf, name);
      return show(startSheetRun({ codes: linked.codes, labels: output, workers, parallel, save }));
    }
    const file = output;
    try {
      const zip = await openZipFile(name);
      const missing = await missingRoom(plan.codes, (code) =>
        workers.run(async (renderer) => (await renderer.makeReadFile({ ...code, file }))?.bytes.length),
      );
      if (missing) throw new Error(missing);
      const linked = await linkCodes(plan);
      if (!linked || linked.codes.length === 0) {
        workers.stop();
        return await zip.discard();
      }
      const { codes, wrong } = linked;
      show(startRun({ codes, wrong, file, workers, parallel, write: zip.write }));
    } catch (error) {
      workers.stop();
      // The user has closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFailure(error instanceof Error ? error.message : 'The run could not be started.');
    }
  };
  return {
    /** The part of the run that makes short links; undefined for codes that need none. */
    links,
    run,
    failure,
    start: (plan: RunnablePlan, output: FileOptions | RunSheet | undefined, name: string) =>
      void start(plan, output, name),
    close: () => {
      setRun(undefined);
      setLinks(undefined);
    },
  };
}

/** Why the browser has no room for the ZIP file, for display; undefined if it has, or doesn't tell. */
async function missingRoom(
  codes: readonly RunCode[],
  sizeOf: (code: RunCode) => Promise<number | undefined>,
): Promise<string | undefined> {
  const room = await roomForZip();
  const [first] = codes;
  if (room === undefined || !first) return undefined;
  const needed = overhead * codes.length * ((await sizeOf(first)) ?? 0);
  if (needed <= room) return undefined;
  const [wanted, free] = [needed, room].map((bytes) => Math.ceil(bytes / 1_000_000));
  return `The files need about ${wanted} MB, and this browser gives the site ${free} MB. Choose a smaller size, or fewer rows.`;
}
