import { leaveForNewBuild } from './build.ts';

let isReady = false;

/** A version of the site is ready that is newer than this page. */
export function noteNewerVersion(): void {
  isReady = true;
}

/** To be called where somebody goes to another page, the one moment when a page that loads anew takes nothing away. */
export function goOnWithNewerVersion(): void {
  if (isReady) leaveForNewBuild();
}
