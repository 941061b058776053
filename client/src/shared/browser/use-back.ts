import { useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

const isBack: BlockerFunction = ({ historyAction }) => historyAction === 'POP';

/** Calls back, instead of leaving the page, when the user presses the browser's Back while the component is mounted. */
export function useBack(onBack: () => void): void {
  const blocker = useBlocker(isBack);
  const callBack = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    callBack();
  }, [blocker]);
}
