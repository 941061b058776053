import { useEffect, useRef, useState } from 'react';

/** What the row of a person shows: the person, a field for the name, or the question before the row goes. */
type RowMode = 'person' | 'rename' | 'remove';

/** The mode of a row. The focus returns to the button with the mode as its `data-mode` when the mode ends. */
export function useRowMode() {
  const row = useRef<HTMLLIElement>(null);
  const [mode, setMode] = useState<RowMode>('person');
  const previous = useRef(mode);
  useEffect(() => {
    if (mode === 'person' && previous.current !== 'person')
      row.current?.querySelector<HTMLElement>(`[data-mode="${previous.current}"]`)?.focus();
    previous.current = mode;
  }, [mode]);
  return { row, mode, setMode };
}
