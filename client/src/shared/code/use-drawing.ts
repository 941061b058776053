import { type ComposedCode, isMadeForLogo } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { browserFonts } from '@canary/rendering/browser/fonts';
import { drawAtOnce } from '@canary/rendering/core/draw-code';
import type { CodeToDraw } from '@canary/rendering/core/requests';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { drawInWorker, keepDrawingWorker } from './shared-drawings.ts';

interface DrawingState {
  /** The newest drawing, or an older one while the worker draws; undefined before the first drawing and for no request. */
  readonly code: ComposedCode | undefined;
  /** Whether `code` answers an older request. */
  readonly isOutdated: boolean;
  /** Whether the worker could not draw the request. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** Draws a code: at once where that is quick, otherwise in a worker that always takes the newest request next. */
export function useDrawing(request: CodeToDraw | undefined): DrawingState {
  const { payload, design, logoAs } = request ?? {};
  const isSlow = payload !== undefined && design !== undefined && isMadeForLogo(payload, design);
  const atOnce = useMemo(
    () =>
      payload === undefined || design === undefined || isSlow ? undefined : drawOnce({ payload, design }),
    [payload, design, isSlow],
  );
  const { answer, isCurrent, retry } = useWorker(isSlow ? payload : undefined, design, logoAs);
  const code = isSlow ? answer?.code : atOnce;
  const [last, setLast] = useState(code);
  if (code && code !== last) setLast(code);
  return {
    code: request && (code ?? last),
    isOutdated: isSlow && !isCurrent,
    hasFailed: isSlow && isCurrent && !code,
    retry,
  };
}

/** The last drawing of each design: rows of a list are rendered again whenever they scroll into view. */
const drawings = new WeakMap<Design, { readonly payload: string; readonly code: ComposedCode }>();

function drawOnce(request: CodeToDraw): ComposedCode {
  const { payload, design } = request;
  const known = drawings.get(design);
  if (known?.payload === payload) return known.code;
  const code = drawAtOnce(request, browserFonts);
  drawings.set(design, { payload, code });
  return code;
}

/** The worker's last answer; `code` is undefined if the worker failed. */
type Answer = CodeToDraw & { readonly attempt: number; readonly code: ComposedCode | undefined };

function useWorker(payload: string | undefined, design: Design | undefined, logoAs: string | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const next = useRef<Omit<Answer, 'code'> & { readonly signal: AbortSignal }>(undefined);
  const isWorking = useRef(false);

  const work = useCallback(async () => {
    if (isWorking.current) return;
    isWorking.current = true;
    while (next.current) {
      const { signal, ...request } = next.current;
      next.current = undefined;
      const code = await drawInWorker(request, signal).catch(() => undefined);
      setAnswer({ ...request, code });
    }
    isWorking.current = false;
  }, []);

  const isUsed = payload !== undefined;
  useEffect(() => {
    if (!isUsed) return undefined;
    const release = keepDrawingWorker();
    return () => {
      release();
      setAnswer(undefined);
    };
  }, [isUsed]);
  useEffect(() => {
    if (payload === undefined || design === undefined) return undefined;
    const controller = new AbortController();
    next.current = { payload, design, logoAs, attempt, signal: controller.signal };
    void work();
    return () => {
      next.current = undefined;
      controller.abort();
    };
  }, [payload, design, logoAs, attempt, work]);

  return {
    answer,
    isCurrent: answer?.payload === payload && answer?.design === design && answer?.attempt === attempt,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
