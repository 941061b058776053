/** The navigation state of the redirect after a sign-up. A public page with this state welcomes the user. */
export const asNewAccount = { isNewAccount: true };

export function isNewAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewAccount' in state;
}
