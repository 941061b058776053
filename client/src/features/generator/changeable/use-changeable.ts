import { useState } from 'react';
import { declareInput, useInput } from '#shared/storage/input-store.ts';

const changeable = declareInput<true>({
  key: 'tab:session-end:changeable',
  survives: 'log-in',
  schema: (stored) => stored === true || undefined,
});

export type Changeable = ReturnType<typeof useChangeable>;

/** Whether the user wants a code whose target can be changed later. */
export function useChangeable(isOnAtFirst = false) {
  const [isOn, setOn] = useState(isOnAtFirst);
  useInput(changeable, isOn || undefined, setOn);
  return { isOn, toggle: () => setOn(!isOn) };
}
