import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { attacksByNetworks, clientAttacks } from '../../support/hostile/all-attacks.ts';
import { startAttackedServer } from '../../support/hostile/attacked-server.ts';
import { chooseAttacks, isComplete, notMade, startAttacks } from '../../support/hostile/start-attacks.ts';
import { createVisitor, openPage } from '../../support/hostile/visitor.ts';
import { encryptedRecord, operations } from '../../support/saved-history.ts';
import { isSoak, soakMinutes } from '../../support/soak.ts';

const names = chooseAttacks({ ...clientAttacks, ...attacksByNetworks });
const restMs = 5_000;
/** Beside an attack, a client starts and the server rests. */
const seconds = Math.max(4, (soakMinutes * 60) / names.length - restMs / 1_000 - 3);
const maxWaitMs = 250;

/** `pnpm soak bounds` runs this test. */
test.runIf(isSoak)(
  'Without a proxy, no attack crashes the server, loses anything or shuts out a visitor',
  async () => {
    const broken: string[] = [];
    let server = await startAttackedServer();
    let visitor = await openRareVisitor(server);
    process.stdout.write(
      'attack: times, in the last second, unanswered; refusals and longest wait of a visitor; wait afterwards; memory\n',
    );
    for (const name of names) {
      const fail = (what: string) => void broken.push(`${name}: ${what}`);
      const waitForEnd = await startAttacks(server.url, [name], seconds);
      let isOver = false;
      const visiting = (async () => {
        const waits: number[] = [];
        for (; !isOver; await delay(1_000)) waits.push(...(await visitor.visit()));
        return waits;
      })();
      const { result, mebibytes } = await server.watchMemory(waitForEnd);
      isOver = true;
      await delay(restMs);
      const afterwards = Math.max(...(await visitor.visit()), ...(await visitor.visit()));
      const waits = await visiting;
      const refused = waits.filter((ms) => ms === Number.POSITIVE_INFINITY).length;
      const count = result[name] ?? notMade;
      process.stdout.write(
        `${name}: ${count.made}, ${count.inLastSecond}, ${count.unanswered}; ${refused} of ${waits.length}, ${Math.max(...waits).toFixed()} ms; ${afterwards.toFixed()} ms; ${mebibytes.toFixed()} MiB\n`,
      );
      if (!isComplete(count)) fail('the attack ended early');
      if (name in attacksByNetworks && refused > 0)
        fail(`${refused} of ${waits.length} requests were refused`);
      if (!(afterwards < maxWaitMs)) fail(`answered in ${afterwards.toFixed()} ms afterwards`);
      if (server.isRunning()) {
        const lost = await visitor.countLost();
        if (lost > 0) fail(`lost ${lost} changes`);
      } else {
        fail(`crashed the server: ${server.log().slice(-500)}`);
        server = await startAttackedServer();
        visitor = await openRareVisitor(server);
      }
    }
    expect(broken).toEqual([]);
  },
  (soakMinutes + 10) * 60_000,
);

/** Signs up as a visitor with few requests, and remembers the confirmed changes. */
async function openRareVisitor({ url, page }: { readonly url: string; readonly page: string }) {
  const { send, headers, keyId } = await createVisitor(url, '198.51.100.1');
  const ask = async (query: string, variables = {}) => {
    const { data, errors } = await send(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object(data);
  };
  const { id } = (await ask('mutation { createTask(input: { title: "0", columnId: "done" }) { id } }'))
    .createTask;
  const rename = 'mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { id } }';
  const saved = new Set<string>();
  let title = 0;
  let confirmedTitle = 0;
  return {
    /** Opens a page, saves a code and renames a card. Returns how long each took, in milliseconds: Infinity if it failed. */
    visit: async (): Promise<number[]> => {
      title += 1;
      const newTitle = title;
      const record = encryptedRecord();
      return [
        await timeOf(async () => expect(await openPage(url + page, headers)).toBe(200)),
        await timeOf(async () => {
          await ask(operations.saveHistoryRecords, { input: { keyId, records: [record] } });
          saved.add(record.id);
        }),
        await timeOf(async () => {
          await ask(rename, { input: { id, title: String(newTitle) } });
          confirmedTitle = newTitle;
        }),
      ];
    },
    /** Returns how many of the confirmed changes of the last visits are missing. */
    countLost: async (): Promise<number> => {
      const { history } = await ask(operations.recordsById, { ids: [...saved] });
      const { board } = await ask('{ board { tasks { id title } } }');
      const missing = saved.size - history.recordsById.length;
      saved.clear();
      const card = board.tasks.find((task: { id: string }) => task.id === id);
      return missing + (Number(card?.title) >= confirmedTitle ? 0 : 1);
    },
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  return await work().then(
    () => performance.now() - startedAt,
    () => Number.POSITIVE_INFINITY,
  );
}
