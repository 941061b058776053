/** What /login tells somebody who was sent there, in the state that the navigation brings along. */
const notices = {
  ended: 'You were signed out. Log in to go on.',
  changed: 'Your password is changed. Log in with it.',
} as const;

/** To be passed on with a navigation to /login after a new password was set. */
export const passwordChanged = { changed: true } as const;

/**
 * @example
 * loginNotice({ ended: true }); // 'You were signed out. Log in to go on.'
 * loginNotice(null); // undefined
 */
export function loginNotice(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('changed' in state && state.changed === true) return notices.changed;
  if ('ended' in state && state.ended === true) return notices.ended;
  return undefined;
}
