import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { privacy } from '#features/legal/privacy.tsx';
import { declared } from '#shared/storage/declarations.ts';

/** The sentence of the page that tells of each declaration. */
const sentences: Readonly<Record<string, RegExp>> = {
  'browser:cleared:theme': /^what you closed, opened or chose/,
  'browser:cleared:letter-keys-off': /^what you closed, opened or chose/,
  'browser:cleared:launch-closed': /^what you closed, opened or chose/,
  'browser:cleared:intro-shown': /^what you closed, opened or chose/,
  'browser:cleared:confirm-email-closed': /^what you closed, opened or chose/,
  'browser:cleared:recovery-postponed': /^what you closed, opened or chose/,
  'browser:cleared:history-grid': /^what you closed, opened or chose/,
  'browser:cleared:file': /^what you closed, opened or chose/,
  'browser:cleared:labels': /^what you closed, opened or chose/,
  'browser:cleared:image-address-known': /^what you closed, opened or chose/,
  'browser:cleared:last-template': /^what you closed, opened or chose/,
  'browser:cleared:participant': /^a random number that tells your browser from others/,
  'browser:cleared:visitor-board': /^a copy of each board/,
  'browser:session-end:look': /^the look of your last code/,
  'browser:session-end:zip': /^the last ZIP file of many codes/,
  'browser:session-end:reloaded-input': /^what you were typing/,
  'browser:session-end:carried-input': /^what you were typing, .* while you log in/,
  'tab:closed:id': /^a random number that tells a tab from others/,
  'tab:closed:shown-column': /^a random number that tells a tab .* column/,
  'tab:closed:left-builds': /^a random number that tells a tab .* versions of the site/,
  'tab:closed:invitation': /^the secret of an invitation/,
  'tab:closed:joined-board': /^the secret of an invitation .* which board you joined/,
  'account:session-end:stays': /^if you are logged in, whether you stay logged in/,
  'account:session-end:unlocks': /^if you are logged in, .* types of codes that you have unlocked/,
  'account:session-end:boards': /^a copy of each board .* your own boards/,
  'account:log-out:unsent': /^changes to a board that haven’t been sent .* your history of codes/,
  'account:key:keys': /^if you stay logged in and have a history of codes: its key, .* latest version seen/,
  'account:key:history': /^if you stay logged in .* encrypted copy/,
  'account:key:has-codes': /^if you stay logged in .* whether you have saved codes/,
};

/** Data without a declaration in the pages' code: the service worker and the API playground keep it. */
const others = [/^copies of the site’s own files/, /^the tabs of the API playground/];

/** How a sentence says when data is deleted. The words before the list cover data that only the user deletes. */
const ends: readonly (readonly [group: string, words: RegExp])[] = [
  ['tab:closed:', /close the (browser’s )?tab/],
  ['browser:session-end:', /log out/],
  ['account:session-end:', /log out/],
  ['account:key:', /when you log out/],
  ['account:log-out:', /until they are sent or you log out/],
];

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob('../**/*.{ts,tsx}');

/** All declarations of the site. The test is isolated, because modules of other test files also make declarations. */
async function declarations() {
  for (const [path, source] of Object.entries(sources))
    if (
      /\b(declare(Value|Database|File|Inputs?)[<(]|declared\.push\()/.test(source) &&
      !/\.test\./.test(path)
    )
      await modules[path]?.();
  return declared;
}

test('The page on privacy tells what the browser stores, where, and when it goes', async () => {
  const content = privacy.find(({ id }) => id === 'browser')?.content;
  render(<MemoryRouter>{content}</MemoryRouter>);
  const [inMemory, beforeList] = screen.getAllByText(/^(Your own browser draws|Your browser stores)/);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const told = new Set<string>();
  const keys = new Set<string>();
  expect(beforeList).toHaveTextContent(/until you delete them in its settings/);
  for (const { key, place } of await declarations()) {
    if (place === 'memory') {
      expect(inMemory, key).toHaveTextContent(/stays in its tab until you close the tab or log out/);
      continue;
    }
    const sentence = items.find((item) => sentences[key]?.test(item)) ?? '';
    expect(sentence, `No sentence tells of “${key}”`).not.toBe('');
    for (const [group, words] of ends) if (key.startsWith(group)) expect(sentence, key).toMatch(words);
    if (place === 'session') expect(sentence, key).toMatch(/\btab\b/);
    told.add(sentence);
    keys.add(key);
  }
  expect(items.filter((item) => !told.has(item) && !others.some((other) => other.test(item)))).toEqual([]);
  expect([...keys].sort()).toEqual(Object.keys(sentences).sort());
});
