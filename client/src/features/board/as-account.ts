/**
 * The context of a request in the name of an account. The server refuses the request if another account has logged in
 * meanwhile, in another tab.
 */
export function asAccount(accountId: string, signal?: AbortSignal) {
  return { headers: { 'canary-account': accountId }, fetchOptions: { signal } };
}
