import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import { api } from '#testing/server.ts';
import Report from './report.tsx';

type Answer = () => Response;

function open(answers: Answer[] = [], at = '/report') {
  const inputs: unknown[] = [];
  const report = api.mutation('ReportLink', ({ variables }) => {
    inputs.push(variables['input']);
    return answers.shift()?.() ?? HttpResponse.json({ data: { reportLink: true } });
  });
  const view = renderPage(<Report />, { at, area: 'public', me: null, handlers: [report] });
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send report' }));
  const link = screen.getByLabelText('Short link');
  const reason = screen.getByLabelText('What is wrong with it?');
  return { ...view, inputs, send, link, reason };
}

test('A link from the address is reported with a reason', async () => {
  const { user, inputs, send, link, reason } = open([], '/report?link=my-menu');
  await waitFor(() => expect(link).toHaveValue('my-menu'));
  await user.type(reason, 'A forged shop');
  await send();
  expect(await screen.findByRole('heading', { name: 'Report sent' })).toBeVisible();
  expect(inputs).toEqual([{ slug: 'MY-MENU', reason: 'A forged shop' }]);
});

test('A whole short link is understood, and one that doesn’t exist is refused at its field', async () => {
  const { user, inputs, send, link, reason } = open([
    () => graphqlError('BAD_USER_INPUT', 'This link doesn’t exist.', 'slug'),
  ]);
  await user.type(link, 'https://canary.example/q/my-menu+');
  await user.type(reason, 'A forged shop');
  await send();
  expect(await screen.findByText('This link doesn’t exist.')).toBeVisible();
  expect(link).toHaveAttribute('aria-invalid', 'true');
  expect(reason).toHaveValue('A forged shop');
  expect(inputs).toEqual([{ slug: 'MY-MENU', reason: 'A forged shop' }]);
});

test('Missing and mistyped input isn’t sent, and a lost connection loses nothing', async () => {
  const { user, inputs, send, link, reason } = open([() => HttpResponse.error()]);
  await send();
  expect(await screen.findByText('Enter the short link.')).toBeVisible();
  expect(screen.getByText('Say what is wrong with the link.')).toBeVisible();
  await user.type(link, '2222223');
  expect(await screen.findByText(/^This link is mistyped/)).toBeVisible();
  expect(inputs).toEqual([]);
  await user.clear(link);
  await user.type(link, '2222222');
  await user.type(reason, 'A forged shop');
  await send();
  expect(await screen.findByText(/^We can’t reach the server/)).toBeVisible();
  expect(reason).toHaveValue('A forged shop');
  await send();
  expect(await screen.findByRole('heading', { name: 'Report sent' })).toBeVisible();
});
