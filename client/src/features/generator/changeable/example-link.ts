/**
 * The text in the code of an example link of this site, unless its short links have their own host, which the server
 * tells only users. `shortLinkPayload` makes the same text, but is too large for the first load.
 */
export function exampleLink(): string {
  const { protocol, host } = window.location;
  return `${protocol}//${host.toUpperCase()}/Q/2222222`;
}
