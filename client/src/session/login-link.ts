import { nextPath } from '@canary/input/next-path';
import { paths } from '#config/paths.ts';
import { textFromState } from '#shared/browser/navigation.ts';

/** A link to `path` that returns to `next` after the login. The dashboard is the default, so it isn't added. */
export function withNext(path: string, next: string): string {
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** A link to `path` that keeps the current page's `next`, if it has one. */
export function keepNext(path: string, search: URLSearchParams): string {
  const next = nextPath(search.get('next'));
  return next === null ? path : withNext(path, next);
}

const notices = {
  ended: { note: 'You were logged out. Log in to continue.' },
  everywhere: { note: 'You are logged out everywhere.' },
  deleted: { note: 'Your account and everything in it were deleted.' },
  changed: { done: 'Your password was changed. Log in with the new one.' },
} as const;

/** A message that /login shows to a user who was redirected there. */
export type LoginNotice = keyof typeof notices;

/** The navigation state that makes /login show `notice`. */
export function withNotice(notice: LoginNotice): { readonly notice: LoginNotice } {
  return { notice };
}

/**
 * Reads the notice from a navigation's state.
 *
 * @example
 * loginNotice({ notice: 'everywhere' }); // { note: 'You are logged out everywhere.' }
 * loginNotice(null); // undefined
 */
export function loginNotice(
  state: unknown,
): { readonly note: string } | { readonly done: string } | undefined {
  const name = textFromState(state, 'notice');
  return isNotice(name) ? notices[name] : undefined;
}

function isNotice(name: string | undefined): name is LoginNotice {
  return name !== undefined && Object.hasOwn(notices, name);
}
