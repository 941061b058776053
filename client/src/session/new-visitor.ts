/** The navigation state of the landing page's links that offer an account. With it, /login first offers to create one. */
export const asNewVisitor = { isNew: true };

/** Whether a link that offers an account led to /login. */
export function isNewVisitor(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state;
}
