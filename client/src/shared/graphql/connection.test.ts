import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '#testing/server.ts';
import { fakeSocket } from '#testing/socket.ts';
import { createConnection } from './connection.ts';

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
  await waitFor(() => expect(socket.watching()).toBe(1));
  socket.close(1012, 'Restarting');
  await waitFor(() => expect(seen).toEqual([true, false, true]));
  stop();
  await waitFor(() => expect(connection.isOpen()).toBe(false));
});

test('Reconnects when the server stops answering pings', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { socket, connection, stop } = open();
  await waitFor(() => expect(socket.watching()).toBe(1));
  const seen: boolean[] = [];
  connection.onSocket(() => seen.push(connection.isOpen()));
  await vi.advanceTimersByTimeAsync(21_000);
  expect(seen).toEqual([]);
  socket.fallSilent();
  await vi.advanceTimersByTimeAsync(21_000);
  await waitFor(() => expect(seen).toEqual([false, true]));
  stop();
});
