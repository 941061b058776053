/** What /login tells somebody who was sent there; only what they set out to do and did is told as a success. */
const notices = {
  ended: { note: 'You were logged out. Log in to go on.' },
  everywhere: { note: 'You are logged out everywhere.' },
  deleted: { note: 'Your account is deleted. Everything that we kept about you is gone.' },
  changed: { done: 'Your password is changed. Log in with it.' },
} as const;

/** As the parts of a page that tell of an outcome take it. */
type OutcomeWords = { readonly note: string } | { readonly done: string };

export type LoginNotice = keyof typeof notices;

/** What a navigation to /login brings along to have `notice` told there. */
export function withNotice(notice: LoginNotice): { readonly notice: LoginNotice } {
  return { notice };
}

/**
 * @example
 * loginNotice({ notice: 'everywhere' }); // { note: 'You are logged out everywhere.' }
 * loginNotice(null); // undefined
 */
export function loginNotice(state: unknown): OutcomeWords | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return isNotice(state.notice) ? notices[state.notice] : undefined;
}

function isNotice(name: unknown): name is LoginNotice {
  return typeof name === 'string' && Object.hasOwn(notices, name);
}
