import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { loadReaders } from '../load-readers.ts';
import { type ChosenFile, rememberedChoice } from './chosen-file.ts';

/** The file that Download makes, as chosen last in this browser; undefined for the PNG of the design's size. */
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
