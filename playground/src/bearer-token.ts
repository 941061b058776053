import { createStore } from '@canary/client/shared/store/create-store.ts';

/**
 * The session token or API key for all tabs. It is kept in memory only, because a stolen token gives access to the
 * account.
 */
export const bearerToken = createStore('');

/** The header, or the parameter of a socket, that sends the token. */
export function authorization(): { readonly authorization?: string } {
  const token = bearerToken.read().trim();
  return token ? { authorization: `Bearer ${token}` } : {};
}
