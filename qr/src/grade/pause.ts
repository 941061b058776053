/**
 * Lets messages through, by which a worker learns that the work is no longer wanted.
 *
 * @throws the signal's reason if it is aborted
 */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
