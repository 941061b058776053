import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { graphqlError } from '#testing/graphql-error.ts';
import { renderPage } from '#testing/render.tsx';
import type { FakeUser } from '#testing/user.ts';
import { NewCode } from './new-code.tsx';

type Answer = () => Response;

const created: Answer = () =>
  HttpResponse.json({ data: { createDynamicCode: { __typename: 'DynamicCode', id: 'code-1' } } });

async function open(answers: Answer[], me: Partial<FakeUser> = {}) {
  const inputs: Record<string, unknown>[] = [];
  const create = graphql.mutation('CreateDynamicCode', ({ variables }) => {
    inputs.push(variables['input']);
    return (answers.shift() ?? created)();
  });
  const view = renderPage(<NewCode />, { at: '/codes/new', area: 'members', me, handlers: [create] });
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Create code' }));
  const field = await screen.findByLabelText('Web address');
  return { ...view, inputs, submit, field };
}

test('A code is created and its page opened; a retry of the same input sends the same idempotency key', async () => {
  const { user, field, inputs, submit } = await open([() => graphqlError('UNAVAILABLE', 'Try again soon.')]);
  await user.type(field, 'https://example.com/a');
  await submit();
  expect(await screen.findByText('Try again soon.')).toBeVisible();
  expect(field).toHaveValue('https://example.com/a');
  await submit();
  expect(await screen.findByText('At /codes/code-1')).toBeVisible();
  expect(inputs[0]).toMatchObject({
    target: 'https://example.com/a',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(inputs[1]).toEqual(inputs[0]);
});

test('Another address gets another idempotency key', async () => {
  const { user, field, inputs, submit } = await open([
    () => graphqlError('BAD_USER_INPUT', 'This is not a web address.', 'target'),
  ]);
  await user.type(field, 'nonsense');
  await submit();
  expect(await screen.findByText('This is not a web address.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'https://example.com/a');
  await submit();
  expect(await screen.findByText('At /codes/code-1')).toBeVisible();
  expect(inputs[1]?.['changeId']).not.toBe(inputs[0]?.['changeId']);
});

test('Only accounts with a confirmed email address choose a name, which is checked at once', async () => {
  const { unmount } = await open([], { emailVerified: false });
  expect(screen.queryByLabelText(/^Name of the short link/)).toBeNull();
  unmount();
  const { user, field, inputs, submit } = await open([]);
  await user.clear(field);
  await user.type(field, 'https://example.com/a');
  await user.type(screen.getByLabelText(/^Name of the short link/), 'a b c d');
  await submit();
  expect(await screen.findByText('A short link’s name has letters, digits and hyphens only.')).toBeVisible();
  expect(inputs).toEqual([]);
  await user.clear(screen.getByLabelText(/^Name of the short link/));
  await user.type(screen.getByLabelText(/^Name of the short link/), 'my-menu');
  await submit();
  await waitFor(() => expect(inputs[0]).toMatchObject({ slug: 'my-menu' }));
});
