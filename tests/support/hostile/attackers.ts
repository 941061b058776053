/**
 * A program that makes the named attacks on the server at `url` for some seconds, with one client for each attack. Then
 * it prints the number of times that each attack was made.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { attacksByNetworks, clientAttacks } from './all-attacks.ts';
import { attacks } from './attacks.ts';
import { largeAccountAttacks } from './board-attacks.ts';
import { openLargeAccount } from './large-account.ts';
import type { AttackCount } from './start-attacks.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const allAttacks = { ...clientAttacks, ...attacksByNetworks };
const openVisitor = (name: string) => (name in largeAccountAttacks ? openLargeAccount : createVisitor);
/** How often an attack is made at once. The attacks of the audit do this themselves. */
const atOnce = (name: string) => (name in attacks ? 4 : 1);

const [url = '', seconds = '', ...names] = process.argv.slice(2);
const addresses = Object.keys(allAttacks).map((name, index) => [name, `203.0.113.${index + 1}`] as const);
const clients = await Promise.all(
  addresses
    .filter(([name]) => names.includes(name))
    .map(async ([name, address]) => ({ name, visitor: await openVisitor(name)(url, address) })),
);
process.stdout.write(`The attackers' account is ready at ${url}\n`);

const endsAt = performance.now() + Number(seconds) * 1_000;
const counts: Record<string, AttackCount> = {};
for (const { name, visitor } of clients) {
  const count = { made: 0, inLastSecond: 0, unanswered: 0 };
  counts[name] = count;
  const made = () => {
    count.made += 1;
    if (performance.now() > endsAt - 1_000) count.inLastSecond += 1;
  };
  const send: Visitor['send'] = (...operation) => {
    made();
    count.unanswered += 1;
    return visitor.send(...operation).finally(() => {
      count.unanswered -= 1;
    });
  };
  const attackAgainAndAgain = async (start: number) => {
    await delay(start);
    for (;;) {
      made();
      // Attackers get refused connections, and answers that aren't JSON.
      await allAttacks[name]?.({ ...visitor, send }, made).catch(() => undefined);
      await delay(10);
    }
  };
  for (let index = 0; index < atOnce(name); index += 1) void attackAgainAndAgain(500 * index);
}
await delay(endsAt - performance.now());
process.stdout.write(JSON.stringify(counts), () => process.exit());
