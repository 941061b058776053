import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '#testing/server.ts';
import { fakeSocket } from '#testing/socket.ts';
import { createConnection } from './connection.ts';
import { failureOf } from './failure.ts';

afterEach(() => vi.useRealTimers());

function open() {
  const socket = fakeSocket();
  server.use(socket.handler);
  const connection = createConnection(window.location.origin);
  const watching = connection.client
    .subscribe({ query: gql('subscription { me { id } }') })
    .subscribe(() => {});
  return { socket, connection, stop: () => watching.unsubscribe() };
}

test('Reports when the socket opens and closes', async () => {
  const { socket, connection, stop } = open();
  const seen: boolean[] = [];
  connection.onSocket(() => seen.push(connection.isOpen()));
  expect(connection.isOpen()).toBe(false);
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  socket.close(1012, 'Restarting');
  await waitFor(() => expect(seen).toEqual([true, false, true]));
  stop();
  await waitFor(() => expect(connection.isOpen()).toBe(false));
});

test('Reconnects when the server stops answering pings', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { socket, connection, stop } = open();
  await waitFor(() => expect(socket.subscriptionCount()).toBe(1));
  const seen: boolean[] = [];
  connection.onSocket(() => seen.push(connection.isOpen()));
  await vi.advanceTimersByTimeAsync(21_000);
  expect(seen).toEqual([]);
  socket.fallSilent();
  await vi.advanceTimersByTimeAsync(21_000);
  await waitFor(() => expect(seen).toEqual([false, true]));
  stop();
});

/** A server that refuses requests before it runs them, as the real server does when it is busy. */
function refuse(times: number, status: number, retryAfter: string, code = 'OVERLOADED') {
  let requests = 0;
  const errors = [{ message: 'Busy', extensions: { code } }];
  server.use(
    http.post('*/graphql', () => {
      requests += 1;
      if (requests > times) return HttpResponse.json({ data: { logOut: true } });
      return HttpResponse.json({ errors }, { status, headers: { 'retry-after': retryAfter } });
    }),
  );
  const { client } = createConnection(window.location.origin);
  return { send: () => client.mutate({ mutation: gql('mutation { logOut }') }), requests: () => requests };
}

test.each([429, 503])(
  'Sends a request again that the server refused with %i, as soon as it says',
  async (status) => {
    const { send, requests } = refuse(2, status, '0.05');
    expect(await send()).toMatchObject({ data: { logOut: true } });
    expect(requests()).toBe(3);
  },
);

test('Reports a server that stays busy like one that can’t be reached, so that queues keep their changes', async () => {
  const { send, requests } = refuse(10, 503, '0.01');
  expect(failureOf(await send().catch((error) => error)).code).toBe('UNREACHABLE');
  expect(requests()).toBe(4);
});

test.each([
  [429, 'The server is busy. Wait a minute and try again.'],
  [500, 'The server can’t answer at the moment. Try again in a few minutes.'],
  [502, 'The server can’t answer at the moment. Try again in a few minutes.'],
  [503, 'The server is busy. Wait a minute and try again.'],
])('Says what a proxy’s page with status %i means', async (status, message) => {
  server.use(http.post('*/graphql', () => HttpResponse.html('<h1>Sorry</h1>', { status })));
  const { client } = createConnection(window.location.origin);
  const sent = client.mutate({ mutation: gql('mutation { logOut }') });
  expect(failureOf(await sent.catch((error) => error))).toMatchObject({ code: 'UNREACHABLE', message });
});

test('Doesn’t repeat a request that may have been run', async () => {
  const { send, requests } = refuse(1, 503, '0.01', 'UNAVAILABLE');
  await expect(send()).rejects.toThrow();
  expect(requests()).toBe(1);
});

test('Leaves a long wait to the caller', async () => {
  const { send, requests } = refuse(10, 429, '60');
  await expect(send()).rejects.toThrow();
  expect(requests()).toBe(1);
});
