import type { Feature } from '@canary/catalogue/features';
import { PRINT_SAFE } from '@canary/qr/colour';
import { contentTypes } from '@canary/qr/content/all';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { RenderingError } from '@canary/rendering/core/worker-pool';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
// The generator loads the questions on demand. Imported here, so that no test waits for them.
import '#features/generator/export/export-questions.tsx';
import { TypeGenerator } from '#features/generator/type-generator.tsx';
import { readWaitingExport } from '#features/generator/unlock/read-waiting-export.ts';
import { UnlockOfferSlot } from '#features/generator/unlock/unlock-offer-slot.ts';
import { PublicUnlockOffer } from '#features/tokens/public-unlock-offer.tsx';
import { UnlockOffer } from '#features/tokens/unlock-offer.tsx';
import { inputForReload } from '#shared/storage/input-store.ts';
import { fakeUnlock } from '#testing/catalogue.ts';
import { fakeIntersectionObserver } from '#testing/fake-intersection-observer.ts';
import { fakeRendering } from '#testing/fake-rendering.ts';
import { gate } from '#testing/gate.ts';
import { graphqlError, sessionEnded } from '#testing/graphql-error.ts';
import { recordSavedFiles, type SavedFile } from '#testing/record-saved-files.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { fakeUser } from '#testing/user.ts';

/** The designs that were drawn. */
const drawn: Design[] = [];

let saved: readonly SavedFile[];
const files = () => saved.map(({ fileName }) => fileName);

beforeEach(() => {
  saved = recordSavedFiles();
  fakeRendering({
    async makeCheckedFile({ design }) {
      drawn.push(design);
      return { ok: true, file: new Blob(), modulePixels: 8, readings: undefined };
    },
    // An export waits for the grade, so grading fails at once.
    grade: () => Promise.reject(new RenderingError('Grading failed.')),
  });
  // The studio never comes near the viewport, so it isn't loaded.
  fakeIntersectionObserver();
});
afterEach(() => {
  drawn.length = 0;
});

const plain = plainDesign(PRINT_SAFE);
const gradient: Design = {
  ...plain,
  modules: {
    shape: 'dot',
    fill: {
      kind: 'linear',
      angle: 0,
      span: 'code',
      stops: [
        { at: 0, colour: '#000000' },
        { at: 1, colour: '#003060' },
      ],
    },
  },
};
const both: Design = { ...gradient, background: { kind: 'transparent', on: '#ffffff' } };

const contents = {
  url: { url: 'https://example.com' },
  wifi: { ssid: 'Nest', encryption: 'WPA', password: 'come on in' },
};

type Options = Parameters<typeof renderPage>[1] & {
  readonly design?: Design;
  readonly type?: keyof typeof contents;
};

function open({ design = gradient, type = 'url', ...options }: Options = {}) {
  const code = { type, values: contents[type], look: { design, size: 512 } };
  return renderPage(
    <UnlockOfferSlot value={options.area === 'public' ? PublicUnlockOffer : UnlockOffer}>
      <TypeGenerator type={contentTypes[type]} saved={{ id: 'saved', code }} />
    </UnlockOfferSlot>,
    { at: `/generate/${type}`, area: 'members', ...options },
  );
}

/** Answers unlocks. */
function fakeUnlocks() {
  const unlocked: Feature[] = [];
  const handler = api.mutation('Unlock', ({ variables }) => {
    unlocked.push(...variables['features']);
    const user = { ...fakeUser, tokens: 5 - 2 * unlocked.length, unlocks: unlocked.map(fakeUnlock) };
    return HttpResponse.json({ data: { unlockFeatures: user } });
  });
  return { unlocked, handler };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const download = () => screen.findByRole('button', { name: 'Download' });
const question = 'Unlock this design to download it';

describe('A user without the unlock', () => {
  test('sees what it costs, and gets the file after unlocking', async () => {
    const { unlocked, handler } = fakeUnlocks();
    const { user } = open({ handlers: [handler] });
    await user.click(await download());
    const dialog = await screen.findByRole('dialog', { name: question });
    expect(dialog).toHaveTextContent('Gradients and advanced colours2 tokens');
    expect(dialog).toHaveTextContent('You have 5 tokens.');
    expect(files()).toEqual([]);
    await user.click(button('Unlock for 2 tokens and download'));
    expect(await screen.findByText(/Saved as qr-code.png/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(unlocked).toEqual(['GRADIENTS']);
    expect(files()).toEqual(['qr-code.png']);
    expect(drawn).toEqual([gradient]);
  });

  test('unlocks several features together, after their sum', async () => {
    const { unlocked, handler } = fakeUnlocks();
    const { user } = open({ design: both, handlers: [handler] });
    await user.click(await download());
    expect(
      await screen.findByText('Together 4 tokens. You will have 2 tokens left, with 1 token for the level', {
        exact: false,
      }),
    ).toBeVisible();
    await user.click(button('Unlock for 4 tokens and download'));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
    expect(unlocked).toEqual(['GRADIENTS', 'BACKGROUND']);
  });

  test('can choose some of the features, and the others later', async () => {
    const { unlocked, handler } = fakeUnlocks();
    const { user } = open({ design: both, handlers: [handler] });
    await user.click(await download());
    await user.click(await screen.findByRole('checkbox', { name: 'Custom background' }));
    await user.click(button('Unlock for 2 tokens'));
    expect(await screen.findByText('You have 3 tokens.', { exact: false })).toBeVisible();
    expect(unlocked).toEqual(['GRADIENTS']);
    expect(files()).toEqual([]);
    await user.click(button('Unlock for 2 tokens and download'));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
    expect(unlocked).toEqual(['GRADIENTS', 'BACKGROUND']);
  });

  test('who has one of two features unlocked is asked for the other', async () => {
    const { user } = open({ design: both, me: { unlocks: [fakeUnlock('GRADIENTS')] } });
    await user.click(await download());
    const dialog = await screen.findByRole('dialog', { name: question });
    expect(dialog).toHaveTextContent('Custom background2 tokens');
    expect(dialog).not.toHaveTextContent('Gradients');
    expect(button('Download without transparency')).toBeVisible();
    expect(files()).toEqual([]);
  });

  test('can pay with the token of the level that the unlocks reach', async () => {
    const { user } = open({ design: both, me: { tokens: 3, points: 30 } });
    await user.click(await download());
    expect(
      await screen.findByText(/You will have 0 tokens left, with 1 token for the level that you reach/),
    ).toBeVisible();
    expect(button('Unlock for 4 tokens and download')).toBeVisible();
  });

  test('can leave the feature out, and take that back', async () => {
    const { user } = open();
    await user.click(await download());
    await user.click(await screen.findByRole('button', { name: 'Download without the gradient' }));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
    expect(drawn.at(-1)?.modules).toEqual({ shape: 'dot', fill: { kind: 'solid', colour: '#000000' } });
    await user.keyboard('{Control>}z{/Control}');
    await user.click(await download());
    expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
  });

  test('can cancel, which changes nothing', async () => {
    const { user } = open();
    await user.click(await download());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(await download()).toHaveFocus());
    expect(files()).toEqual([]);
  });

  test('copies with one more click after unlocking, because Safari copies only within a click', async () => {
    vi.stubGlobal('ClipboardItem', class {});
    const { user } = open({ handlers: [fakeUnlocks().handler] });
    const options = await screen.findByRole('button', { name: 'Download options' });
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await user.click(options);
    await user.click(await screen.findByRole('button', { name: 'Copy PNG' }));
    await user.click(await screen.findByRole('button', { name: 'Unlock for 2 tokens and copy' }));
    expect(await screen.findByText('Unlocked. You can copy the code now.')).toBeVisible();
    expect(write).not.toHaveBeenCalled();
    await user.click(button('Copy'));
    expect(await screen.findByText(/Copied to the clipboard/)).toBeVisible();
    expect(write).toHaveBeenCalledOnce();
  });

  test('is asked before printing, too', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download options' }));
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('button', { name: 'Print this code' }));
    expect(await screen.findByRole('button', { name: 'Unlock for 2 tokens and print' })).toBeVisible();
  });

  test('with too few tokens sees how many are missing and how to earn them', async () => {
    const { user } = open({ design: both, me: { tokens: 2, level: 1, points: 60, nextLevelAt: 150 } });
    await user.click(await download());
    expect(await screen.findByText('You need 2 more tokens.')).toBeVisible();
    expect(screen.getByText(/Level 2 is 90 points away/)).toBeVisible();
    expect(screen.getByText(/your next token comes in 9 days/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Unlock/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Custom background' }));
    expect(button('Unlock for 2 tokens')).toBeVisible();
  });

  test('without tokens learns when the next one comes, and gets the code without the features', async () => {
    const { user } = open({ design: both, me: { tokens: 0, level: 1, points: 90, nextLevelAt: 150 } });
    await user.click(await download());
    expect(await screen.findByText('You need 4 more tokens.')).toBeVisible();
    expect(screen.getByText(/your next token comes in 6 days/)).toBeVisible();
    await user.click(button('Download without the gradient and transparency'));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
  });

  test('goes on when the feature was unlocked on another device', async () => {
    const { user, socket } = open();
    await user.click(await download());
    await screen.findByRole('dialog', { name: question });
    await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
    socket.push({ me: { ...fakeUser, tokens: 3, unlocks: [fakeUnlock('GRADIENTS')] } });
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can try again after a failure, which unlocks nothing', async () => {
    const { unlocked, handler } = fakeUnlocks();
    const failing = api.mutation('Unlock', () => HttpResponse.error(), { once: true });
    const { user } = open({ design: both, handlers: [failing, handler] });
    await user.click(await download());
    await user.click(await screen.findByRole('button', { name: 'Unlock for 4 tokens and download' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the server');
    expect(unlocked).toEqual([]);
    await user.click(button('Unlock for 4 tokens and download'));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
  });

  test('can’t close the dialog while the payment is on its way', async () => {
    const { opened, open: answer } = gate();
    const slow = api.mutation('Unlock', async () => {
      await opened;
      return graphqlError('INSUFFICIENT_TOKENS', 'Gradients: 2 tokens needed, and you have 0.');
    });
    const { user } = open({ handlers: [slow] });
    await user.click(await download());
    await user.click(await screen.findByRole('button', { name: 'Unlock for 2 tokens and download' }));
    await user.keyboard('{Escape}');
    await user.click(button('Cancel'));
    expect(button('Unlocking…')).toBeVisible();
    answer();
    expect(await screen.findByRole('alert')).toHaveTextContent('2 tokens needed, and you have 0');
  });
});

describe('A code of a locked type', () => {
  const whole = 'Unlock this code to download it';

  test('is downloaded after the unlock, and not without it', async () => {
    const { unlocked, handler } = fakeUnlocks();
    const { user } = open({ type: 'wifi', design: plain, handlers: [handler] });
    await user.click(await download());
    const dialog = await screen.findByRole('dialog', { name: whole });
    expect(dialog).toHaveTextContent('Wi-Fi codes1 token');
    expect(screen.queryByRole('button', { name: /without/ })).toBeNull();
    await user.click(button('Cancel'));
    expect(files()).toEqual([]);
    await user.click(await download());
    await user.click(await screen.findByRole('button', { name: 'Unlock for 1 token and download' }));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
    expect(unlocked).toEqual(['WIFI']);
  });

  test('is not copied and not printed without it', async () => {
    vi.stubGlobal('ClipboardItem', class {});
    const { user } = open({ type: 'wifi', design: plain });
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    for (const [action, last] of [
      ['copy', 'Copy PNG'],
      ['print', 'Print this code'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: 'Download options' }));
      if (action === 'print') await user.click(await screen.findByRole('button', { name: 'Print' }));
      await user.click(await screen.findByRole('button', { name: last }));
      await screen.findByRole('dialog', { name: `Unlock this code to ${action} it` });
      await user.click(button('Cancel'));
    }
    expect(write).not.toHaveBeenCalled();
    expect(print).not.toHaveBeenCalled();
  });

  test('with a premium design needs both, and can leave out only the design', async () => {
    const { unlocked, handler } = fakeUnlocks();
    const { user } = open({ type: 'wifi', handlers: [handler] });
    await user.click(await download());
    await user.click(await screen.findByRole('checkbox', { name: 'Gradients and advanced colours' }));
    expect(screen.queryByRole('button', { name: /without/ })).toBeNull();
    await user.click(button('Unlock for 1 token'));
    await user.click(await screen.findByRole('button', { name: 'Download without the gradient' }));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
    expect(unlocked).toEqual(['WIFI']);
  });

  test('can’t be downloaded with too few tokens, which the dialog says', async () => {
    const { user } = open({ type: 'wifi', design: plain, me: { tokens: 0, level: 10, nextLevelAt: null } });
    await user.click(await download());
    expect(await screen.findByText('You need 1 more token.')).toBeVisible();
    expect(screen.getByText(/You have reached the highest level/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Unlock|without/ })).toBeNull();
  });

  test('is downloaded at once by a user who has the unlock', async () => {
    const { user } = open({ type: 'wifi', design: plain, me: { unlocks: [fakeUnlock('WIFI')] } });
    await user.click(await download());
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
  });
});

test('A user with the unlock, and a design without premium features, get the file at once', async () => {
  const first = open({ me: { unlocks: [fakeUnlock('GRADIENTS')] } });
  await first.user.click(await download());
  await waitFor(() => expect(files()).toEqual(['qr-code.png']));
  first.unmount();
  const { user } = open({ design: plain });
  await user.click(await download());
  await waitFor(() => expect(files()).toEqual(['qr-code.png', 'qr-code.png']));
});

describe('On a public page', () => {
  test('a visitor is asked to create an account or log in, and can leave the feature out', async () => {
    const { user } = open({ area: 'public', at: '/', me: null });
    await screen.findByRole('link', { name: 'Log in' });
    await user.click(await download());
    expect(
      await screen.findByRole('dialog', { name: 'Create a free account to download this design' }),
    ).toHaveTextContent('starts with 5 tokens');
    expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      '/register?next=%2F%23generate',
    );
    await user.click(button('Download without the gradient'));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
  });

  test('a print survives the log-in with its width and caption', async () => {
    const { user } = open({ area: 'public', at: '/', me: null });
    await user.click(await screen.findByRole('button', { name: 'Download options' }));
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('button', { name: 'Print this code' }));
    await screen.findByRole('dialog', { name: 'Create a free account to print this design' });
    const stored = JSON.parse(JSON.stringify(inputForReload()['tab:session-end:waiting-export']));
    expect(readWaitingExport(stored)).toMatchObject({
      target: { verb: 'print' },
      file: { sheet: { codeWidth: 50, words: { text: 'URL code, 50 mm wide when printed at 100%' } } },
    });
  });

  test('a user unlocks without leaving the page', async () => {
    const { handler } = fakeUnlocks();
    const { user } = open({ area: 'public', at: '/', handlers: [handler] });
    await screen.findByRole('link', { name: 'Dashboard' });
    await user.click(await download());
    await user.click(await screen.findByRole('button', { name: 'Unlock for 2 tokens and download' }));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
  });

  test('a user whose session has ended is asked to log in', async () => {
    const { user } = open({
      area: 'public',
      at: '/',
      handlers: [api.query('UnlockOfferUser', () => HttpResponse.json({ data: { me: null } }))],
    });
    await screen.findByRole('link', { name: 'Dashboard' });
    await user.click(await download());
    expect(
      await screen.findByRole('dialog', { name: 'Create a free account to download this design' }),
    ).toBeVisible();
  });

  test('without a connection it says so, and the code without the feature still downloads', async () => {
    const { user } = open({
      area: 'public',
      at: '/',
      handlers: [api.query('Viewer', () => HttpResponse.error())],
    });
    await user.click(await download());
    expect(
      await screen.findByText(/We can’t reach the server, so nothing can be unlocked now/),
    ).toBeVisible();
    await user.click(button('Download without the gradient'));
    await waitFor(() => expect(files()).toEqual(['qr-code.png']));
  });
});

test('A session that has ended leads to the login page and back', async () => {
  const { user } = open({ handlers: [api.mutation('Unlock', sessionEnded)] });
  await user.click(await download());
  await user.click(await screen.findByRole('button', { name: 'Unlock for 2 tokens and download' }));
  expect(await screen.findByText('At /login?next=%2Fgenerate%2Furl')).toBeVisible();
});
