/**
 * Lets a worker receive messages, such as the one that aborts its work.
 *
 * @throws the signal's reason if it is aborted
 */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
