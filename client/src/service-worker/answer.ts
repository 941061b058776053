/** How long to wait for the network before the cached page is used, in milliseconds. */
export const timeoutMs = 3_000;

/**
 * Responds with the page from the network, so that a deployment shows at once. Falls back to the cached page if the
 * network fails or is slow, or the server fails.
 *
 * @throws if the network fails and no page is cached
 */
export async function answerPage(
  fetchPage: () => Promise<Response>,
  findCached: () => Promise<Response | undefined>,
): Promise<Response> {
  const fetching = fetchPage();
  const cached = await findCached();
  if (!cached) return fetching;
  const timeout = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    const stop = () => clearTimeout(timer);
    fetching.then(stop, stop);
  });
  try {
    const response = await Promise.race([fetching, timeout]);
    return response && response.status < 500 ? response : cached;
  } catch {
    return cached;
  }
}
