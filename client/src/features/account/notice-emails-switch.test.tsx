import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api } from '#testing/server.ts';
import { renderAccount } from './testing/render-account.tsx';

const control = () => screen.getByRole('switch', { name: 'Email me about mentions and assigned cards' });

test('Emails about notices are on by default and can be turned off', async () => {
  const sent: unknown[] = [];
  const takes = api.mutation('SendNoticeEmails', ({ variables }) => {
    sent.push(variables);
    return HttpResponse.json({ data: { updateAccount: { __typename: 'User', id: '1', ...variables } } });
  });
  const { user } = await renderAccount({ handlers: [takes] });
  expect(control()).toBeChecked();
  expect(control()).toHaveAccessibleDescription(/within 15 minutes, at most one email an hour\.$/);
  await user.click(control());
  await expect.poll(() => sent).toEqual([{ noticeEmails: false }]);
  expect(control()).not.toBeChecked();
});

test('The switch of an unconfirmed address says when emails start', async () => {
  await renderAccount({ me: { emailVerified: false } });
  expect(control()).toHaveAccessibleDescription(/Starts when you confirm your address\.$/);
});
