import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { designFromText } from '@canary/qr/design/share-link';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { renderPage } from '#testing/render.tsx';
import ImageAddressDialog from './image-address-dialog.tsx';

const design = plainDesign(PRINT_SAFE);
const transparent = { ...design, background: { kind: 'transparent', on: '#ffffff' } } as const;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Image.prototype, 'naturalWidth', 'get').mockReturnValue(300);
  vi.spyOn(Image.prototype, 'naturalHeight', 'get').mockReturnValue(330);
  Image.prototype.decode = async () => undefined;
});

/** Answers requests for images. Returns their addresses. */
function answering(answer: () => Response | Promise<Response> = () => new Response('<svg/>')) {
  const addresses: string[] = [];
  const usual = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (!String(address).includes('/api/')) return usual(address, init);
    addresses.push(String(address));
    return answer();
  });
  return addresses;
}

function open(code = { payload: 'https://example.com/?a=1&b=(2)', design: codeDefaults.design }) {
  return renderPage(<ImageAddressDialog code={code} onClose={vi.fn()} />);
}

const agree = () => screen.getByRole('button', { name: 'Show the image address' });

test('Says once that the server gets the text, and asks it for nothing before', async () => {
  const addresses = answering();
  const { user, unmount } = open();
  expect(screen.getByText(/Our server gets the text/)).toBeVisible();
  expect(addresses).toEqual([]);
  await user.click(agree());
  expect(await screen.findByText(/read this picture back/)).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText(/read this picture back/)).toBeVisible();
});

test('Writes the address, HTML and Markdown of the code in its design', async () => {
  const addresses = answering();
  const { user } = open();
  await user.click(agree());
  await screen.findByText(/read this picture back/);
  const [address = ''] = addresses;
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`${window.location.origin}/api/v1/qr.svg`);
  expect(searchParams.get('data')).toBe('https://example.com/?a=1&b=(2)');
  expect(searchParams.get('size')).toBe('300');
  expect(await designFromText(searchParams.get('design') ?? '')).toEqual(codeDefaults.design);
  expect(screen.getByText(address)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Markdown' }));
  expect(screen.getByText(`![QR code for example.com](${address})`)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'HTML' }));
  const template = document.createElement('template');
  template.innerHTML = screen.getByText(/^<img/).textContent ?? '';
  const image = template.content.querySelector('img');
  expect(image?.getAttribute('src')).toBe(address);
  expect([image?.alt, image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([
    'QR code for example.com',
    '300',
    '330',
  ]);
});

test('An address has the chosen format and width, and no design for a plain code', async () => {
  const addresses = answering();
  const { user } = open({ payload: 'hello', design });
  await user.click(agree());
  await user.click(screen.getByRole('radio', { name: 'PNG' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Width' }), '500 pixels');
  await screen.findByText(/read this picture back/);
  expect(addresses.at(-1)).toBe(`${window.location.origin}/api/v1/qr.png?data=hello&size=500`);
});

test('Leaves out what an account must have unlocked, and says so', async () => {
  const addresses = answering();
  const { user } = open({ payload: 'hello', design: transparent });
  await user.click(agree());
  expect(await screen.findByText(/Drawn without transparency/)).toBeVisible();
  await screen.findByText(/read this picture back/);
  expect(addresses.at(-1)).not.toContain('design=');
});

test.each([
  [Response.json({ detail: 'Wait for a minute.' }, { status: 429 }), 'Wait for a minute.'],
  [new Response('', { status: 431 }), /too long for an address/],
])('Says why there is no picture, and tries again', async (answer, text) => {
  const answers = [answer];
  answering(() => answers.pop() ?? new Response('<svg/>'));
  const { user } = open();
  await user.click(agree());
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/read this picture back/)).toBeVisible();
});

test('Says that the server can’t be reached', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = open();
  await user.click(agree());
  expect(await screen.findByText(/can’t reach the server/)).toBeVisible();
});
