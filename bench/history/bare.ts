import type { BrowserContext, Page } from 'playwright-core';
import { exampleCode, type SeededHistory } from '../../tests/support/seed-history.ts';
import { toBase64Url } from '../../vault/src/base64url.ts';

/** An empty page of the same origin. */
const emptyPage = '/robots.txt';

/**
 * The lower bound: loads the same records with the same requests, decrypts them and lists their names.
 *
 * @returns milliseconds until the first 50 are painted, and until all are loaded
 */
export async function openBare(
  context: BrowserContext,
  { userId, keyId, raw }: SeededHistory,
): Promise<{ first: number; all: number }> {
  const page = await context.newPage();
  await page.goto(emptyPage);
  const times = await page.evaluate(listAll, { userId, keyId, raw: toBase64Url(raw) });
  await page.close();
  return times;
}

/** Runs in the browser. */
async function listAll({ userId, keyId, raw }: { userId: string; keyId: string; raw: string }) {
  const start = performance.now();
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (digit) => digit.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytesOf(raw), 'AES-GCM', false, ['decrypt']);
  const query =
    'query ($first: Int!, $after: String) { history { records(first: $first, after: $after) { pageInfo { endCursor hasNextPage } edges { node { id version ciphertext } } } } }';
  const list = document.createElement('ul');
  document.body.replaceChildren(list);
  const painted = () =>
    new Promise<number>((done) => requestAnimationFrame(() => done(performance.now() - start)));
  let after: string | undefined;
  let first = 0;
  for (;;) {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { first: after ? 500 : 50, after } }),
    });
    const { records } = (await response.json()).data.history;
    const edges: { node: { id: string; version: number; ciphertext: string } }[] = records.edges;
    const names = await Promise.all(
      edges.map(async ({ node: { id, version, ciphertext } }) => {
        const bytes = bytesOf(ciphertext);
        const context = `canary-qr/history/1\n${userId}\n${keyId}\n${id}\n${version}`;
        const additionalData = new TextEncoder().encode(context);
        const options = { name: 'AES-GCM', iv: bytes.subarray(1, 13), additionalData };
        const content = await crypto.subtle.decrypt(options, key, bytes.subarray(13));
        return String(JSON.parse(new TextDecoder().decode(content)).name);
      }),
    );
    if (!after) {
      list.append(...names.map((name) => Object.assign(document.createElement('li'), { textContent: name })));
      first = await painted();
    }
    after = records.pageInfo.endCursor;
    if (!records.pageInfo.hasNextPage) return { first, all: await painted() };
  }
}

/** The lower bound of searching: a field that filters the same texts into a list. */
export async function bareSearch(page: Page, size: number) {
  const texts = Array.from({ length: size }, (_, number) => {
    const { name, values } = exampleCode(number);
    return [name, ...Object.values(values)].join('\n').toLowerCase();
  });
  await page.goto(emptyPage);
  await page.evaluate((all) => {
    document.body.innerHTML = '<input type="search"><ul></ul>';
    const field = document.querySelector('input');
    const list = document.querySelector('ul');
    field?.addEventListener('input', () => {
      const found = all.filter((text) => text.includes(field.value));
      const items = found
        .slice(-10)
        .map((text) => Object.assign(document.createElement('li'), { textContent: text }));
      list?.replaceChildren(String(found.length), ...items);
    });
  }, texts);
  return { field: page.locator('input'), list: page.locator('ul') };
}
