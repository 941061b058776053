/** How long the network may take for a page before the kept one is shown, in milliseconds. */
export const patienceMs = 3_000;

/**
 * A page from the network, so that a deployment is seen at once; or the one that was kept where the network or the
 * server is away, or slow.
 */
export async function answerPage(
  fetchPage: () => Promise<Response>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const coming = fetchPage();
  const kept = await findKept();
  if (!kept) return coming;
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    const stop = () => clearTimeout(timer);
    coming.then(stop, stop);
  });
  try {
    const response = await Promise.race([coming, late]);
    return response && response.status < 500 ? response : kept;
  } catch {
    return kept;
  }
}
