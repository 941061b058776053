import { maxDescription } from '@canary/board/limits';
import type { BoardUser } from '@canary/board/model';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import { OwnBoardPage } from '../board-page.tsx';
import { ada, card, ownBoard } from '../testing/fake-board.ts';
import { mockSizes } from '../testing/render-board.tsx';

beforeEach(() => {
  mockSizes();
  localStorage.clear();
});

const offer = 'Links:\n- [The offer](https://a.example/1)';
const plan = '- <https://b.example/plan>';

/** Opens the card “Milk” with a description. */
async function openMilk(description: string, users: BoardUser[] = [ada]) {
  const board = ownBoard({
    tasks: [
      card('milk', { title: 'Milk', number: 12, hasDescription: true, textVersion: 2 }),
      card('eggs', { title: 'Eggs', number: 13, doneOn: '2026-11-20' }),
    ],
    users,
  });
  const comments = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const texts = { version: 3, description, checklist: [], comments };
  const view = renderPage(<OwnBoardPage boardId="home" />, {
    at: '/b/home/c/12',
    pattern: '/b/:id/*',
    handlers: [
      api.query('CardTexts', () => HttpResponse.json({ data: { cardTexts: texts } })),
      ...board.handlers,
    ],
  });
  const panel = within(await screen.findByRole('complementary', { name: 'Card' }));
  await panel.findByText(/^(?:Two litres|Add a description…|No description\.)$/);
  return {
    ...view,
    panel,
    /** Waits until the description was sent, and returns it. */
    sentDescription: async (count = 1) => {
      await waitFor(() => expect(board.sent).toHaveLength(count));
      expect(board.sent.at(-1)?.[0]).toBe('setDescription');
      return board.sent.at(-1)?.[1]['text'];
    },
    sent: board.sent,
  };
}

type Panel = Awaited<ReturnType<typeof openMilk>>['panel'];

const shownLinks = (panel: Panel) =>
  within(panel.getByRole('region', { name: 'Links' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('Links have their title and host, open in a new tab, and aren’t in the text of the description', async () => {
  const { panel } = await openMilk(`Two litres\n\n${offer}\n${plan}`);
  expect(shownLinks(panel)).toEqual(['The offer a.example', 'b.example/plan ']);
  const link = panel.getByRole('link', { name: 'The offer' });
  expect(link).toHaveAttribute('href', 'https://a.example/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
  expect(panel.getAllByRole('link', { name: /offer|plan/ })).toHaveLength(2);
});

test('A pasted address becomes a link, then another with a title, and Undo removes it', async () => {
  const { user, panel, sentDescription } = await openMilk('Two litres');
  expect(panel.queryByRole('region', { name: 'Links' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Add a link' }));
  expect(panel.getByLabelText('Address')).toHaveFocus();
  await user.paste(' https://a.example/1 ');
  await user.keyboard('{Enter}');
  expect(await sentDescription()).toBe('Two litres\n\nLinks:\n- <https://a.example/1>');
  expect(shownLinks(panel)).toEqual(['a.example/1 ']);
  expect(panel.getByRole('button', { name: 'Add' })).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.paste('https://b.example/plan');
  await user.type(panel.getByLabelText(/Title/), 'Plan [[B]{Enter}');
  expect(await sentDescription(2)).toBe(
    'Two litres\n\nLinks:\n- <https://a.example/1>\n- [Plan \\[B\\]](https://b.example/plan)',
  );
  expect(shownLinks(panel)).toEqual(['a.example/1 ', 'Plan [B] b.example']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await sentDescription(3)).toBe('Two litres\n\nLinks:\n- <https://a.example/1>');
  expect(shownLinks(panel)).toEqual(['a.example/1 ']);
});

test('An address without a protocol gets one, and other protocols are refused with the rule', async () => {
  const { user, panel, sent, sentDescription } = await openMilk('Two litres');
  await user.click(panel.getByRole('button', { name: 'Add a link' }));
  const field = panel.getByLabelText('Address');
  for (const text of ['javascript:alert(1)', 'mailto:a@b.example', 'The offer']) {
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
    expect(field).toHaveAccessibleDescription('Enter a valid web address starting with http:// or https://');
  }
  await user.keyboard('{Escape}');
  expect(panel.getByRole('button', { name: 'Add a link' })).toHaveFocus();
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  await user.type(panel.getByLabelText('Address'), 'a.example/our offer{Enter}');
  expect(await sentDescription()).toBe('Two litres\n\nLinks:\n- <https://a.example/our%20offer>');
});

test('A link that the description has no room for stays in its field, with the reason', async () => {
  const { user, panel, sent } = await openMilk(offer);
  await user.click(panel.getByRole('button', { name: 'Add' }));
  await user.paste(`https://b.example/${'b'.repeat(maxDescription)}`);
  await user.keyboard('{Enter}');
  expect(panel.getByLabelText('Address')).toHaveAccessibleDescription(
    `A description has up to ${maxDescription.toLocaleString('en')} characters. The links are a part of it.`,
  );
  expect(sent).toEqual([]);
});

test('A link is edited in its place, and leaving its values changes nothing', async () => {
  const mail = '- <mailto:ada@a.example>';
  const { user, panel, sentDescription, sent } = await openMilk(`${offer}\n${mail}`);
  const edit = () => panel.getByRole('button', { name: 'Edit the link to The offer' });
  await user.click(edit());
  await user.keyboard('{Enter}');
  expect(edit()).toHaveFocus();
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  const title = panel.getByLabelText(/Title/);
  await user.clear(title);
  await user.type(title, 'The new offer{Enter}');
  expect(await sentDescription()).toBe(`Links:\n- [The new offer](https://a.example/1)\n${mail}`);
  expect(panel.getByRole('button', { name: 'Edit the link to The new offer' })).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Edit the link to ada@a.example' }));
  await user.type(panel.getByLabelText(/Title/), 'Ada{Enter}');
  expect(await sentDescription(2)).toContain('- [Ada](mailto:ada@a.example)');
});

test('Removed links come back with Undo, and the focus stays in the card', async () => {
  const { user, panel, sentDescription } = await openMilk(`Two litres\n\n${offer}\n${plan}`);
  await user.click(panel.getByRole('button', { name: 'Remove the link to The offer' }));
  expect(await sentDescription()).toBe(`Two litres\n\nLinks:\n${plan}`);
  expect(panel.getByRole('link', { name: 'b.example/plan' })).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Remove the link to b.example/plan' }));
  expect(await sentDescription(2)).toBe('Two litres');
  expect(panel.getByRole('article')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await sentDescription(3)).toBe(`Two litres\n\nLinks:\n${plan}`);
  expect(shownLinks(panel)).toEqual(['b.example/plan ']);
});

test('A link to a card of the board shows the card’s title and state', async () => {
  const address = new URL('/b/home/c/13', window.location.origin).href;
  const { panel } = await openMilk(`Links:\n- <${address}>\n- [Named](${address})`);
  expect(panel.getByRole('link', { name: '#13 Eggs Done' })).toHaveAttribute('href', '/b/home/c/13');
  expect(panel.getByRole('link', { name: 'Named' })).toBeVisible();
});

test('The editor of the description starts above the links', async () => {
  const { user, panel, sentDescription } = await openMilk(offer);
  await user.click(panel.getByRole('button', { name: 'Add a description…' }));
  expect(panel.queryByRole('button', { name: /^(?:Edit|Remove) the link|^Add$/ })).toBeNull();
  await user.keyboard('Two litres{Control>}{Enter}{/Control}');
  expect(await sentDescription()).toBe(`Two litres\n\n${offer}`);
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  await user.keyboard(' a day{Control>}{Enter}{/Control}');
  expect(await sentDescription(2)).toBe(`Two litres a day\n\n${offer}`);
});

test('A viewer reads the links without controls', async () => {
  const { panel } = await openMilk(offer, [{ ...ada, role: 'viewer' }]);
  expect(panel.getByRole('link', { name: 'The offer' })).toBeVisible();
  expect(within(panel.getByRole('region', { name: 'Links' })).queryByRole('button')).toBeNull();
});
