import { shortLinkPayload } from '@canary/links/short-link';

/** The text in the code of an example link of this site. */
export function exampleLink(): string {
  return shortLinkPayload('2222222', { publicUrl: window.location.origin, shortUrl: null });
}
