import { fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { postGraphql } from '../../tests/support/graphql-client.ts';
import type { Contestant } from './contestants.ts';

/** How many changes are made at once, if they are made as fast as possible. */
const atOnce = 10;

const usage = z.object({ cpu: z.number(), rss: z.number(), peakRss: z.number(), heap: z.number() });

/** Microseconds of processor time since the start; resident bytes, now and at most; bytes of JavaScript's heap. */
export type Usage = z.output<typeof usage>;

/** A compared server in a process of its own. */
export interface ComparedServer {
  readonly contestant: Contestant;
  readonly port: number;
  usage(): Promise<Usage>;
  /** Adds a card. */
  change(changeId?: string): Promise<void>;
  /** Adds cards as fast as possible. */
  changeOften(count: number): Promise<void>;
  stop(): Promise<unknown>;
}

export async function startServer(contestant: Contestant): Promise<ComparedServer> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [contestant], {
    execArgv: ['--expose-gc'],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${contestant} ended with ${code}`)));
  });
  ended.catch(() => undefined);
  const next = (wants: (message: unknown) => boolean) =>
    Promise.race([
      ended,
      new Promise<unknown>((resolve) => {
        const listen = (message: unknown) => {
          if (!wants(message)) return;
          child.off('message', listen);
          resolve(message);
        };
        child.on('message', listen);
      }),
    ]);
  let asked = 0;
  const ask = (what: 'usage' | 'stop') => {
    const id = ++asked;
    const answer = next((message) => Object(message).id === id);
    child.send({ id, ask: what });
    return answer;
  };
  const { port } = z.object({ port: z.int() }).parse(await next(() => true));
  const change = async (changeId: string = crypto.randomUUID()) => {
    const input = { title: 'Write the release notes and tell everyone', columnId: 'todo', changeId };
    const { errors } = await postGraphql(
      `http://127.0.0.1:${port}`,
      'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }',
      { input },
    );
    if (errors) throw new Error(JSON.stringify(errors));
  };
  return {
    contestant,
    port,
    usage: async () => usage.parse(await ask('usage')),
    change,
    changeOften: async (count) => {
      let left = count;
      const work = async () => {
        for (; left > 0; left -= 1) await change();
      };
      await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
    },
    stop: () => ask('stop'),
  };
}
