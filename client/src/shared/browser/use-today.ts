import { useSyncExternalStore } from 'react';
import { dayOf } from '../format/days.ts';

const readToday = () => dayOf(new Date());

/** Calls back at midnight, and when the page is shown again, as timers stop while a computer sleeps. */
function watchToday(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      listener();
      wait();
    }, midnight.getTime() - now.getTime());
  };
  wait();
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today in the browser's time zone, such as `2026-11-30`. It changes at midnight. */
export function useToday(): string {
  return useSyncExternalStore(watchToday, readToday, readToday);
}
