import type { FileOptions } from '@canary/rendering/core/requests';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { declareValue } from '#shared/storage/value.ts';
import { loadReaders } from '../load-readers.ts';

/** A format and a size, with a few words for them. */
export interface ChosenFile {
  readonly file: FileOptions;
  readonly label: string;
}

/** The last choice, unread. */
export const rememberedChoice = declareValue<unknown>({
  key: 'browser:cleared:file',
  place: 'local',
  schema: (stored) => stored,
});

/** The file that Download makes: as chosen last in this browser, or undefined for the PNG of the design's size. */
export function useChosenFile() {
  const numbers = useNumbers();
  const [chosen, setChosen] = useState<ChosenFile>();
  const restore = useEffectEvent(async () => {
    const { readChosenFile } = await loadReaders();
    setChosen(readChosenFile(numbers));
  });
  useEffect(() => {
    if (rememberedChoice.read() !== undefined) restore().catch(() => undefined);
  }, []);
  const forget = useCallback(() => {
    rememberedChoice.erase();
    setChosen(undefined);
  }, []);
  return { chosen, choose: setChosen, forget };
}
