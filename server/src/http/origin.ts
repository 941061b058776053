const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Makes the check that a request comes from our own pages. A browser always names the page's origin when it opens a
 * WebSocket; a program that isn't a browser names none, and carries nobody's cookies, so it may pass.
 *
 * @param publicUrl the origin that visitors use; on this machine's own names for itself, any of them is meant
 *
 * @example
 * const isOurs = makeOriginCheck('http://localhost:4000');
 * isOurs('http://127.0.0.1:4000'); // true
 * isOurs('https://example.com'); // false
 * isOurs(undefined); // true
 */
export function makeOriginCheck(publicUrl: string): (origin: string | undefined) => boolean {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const ours = loopback.includes(hostname)
    ? loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
    : [origin];
  return (claimed) => claimed === undefined || ours.includes(claimed);
}
