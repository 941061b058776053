/**
 * Lets a worker receive messages, such as a message that aborts its work.
 *
 * @throws the signal's reason if it is aborted
 */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal?.throwIfAborted();
}
