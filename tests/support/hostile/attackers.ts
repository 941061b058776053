/**
 * A program that attacks the server at the given address until it is killed, from five network addresses with four attacks at
 * once each. It prints a line for every attack that is over.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { attacks } from './attacks.ts';
import { createVisitor } from './visitor.ts';

const addresses = 5;
const attacksAtOnce = 4;
const names = Object.keys(attacks);

const [url = ''] = process.argv.slice(2);
await Promise.all(Array.from({ length: addresses }, (_, index) => attackFrom(index)));

async function attackFrom(index: number): Promise<void> {
  const address = `203.0.113.${index + 1}`;
  const visitor = await createVisitor(url, address);
  process.stdout.write(`${address} is ready at ${url}\n`);
  // Each starts elsewhere in the list, so that every attack runs soon and all meet each other.
  const attackFromPlace = async (place: number) => {
    for (let next = place; ; next += 1) {
      const name = names[next % names.length] ?? '';
      // Refused connections and answers that aren't JSON are what attackers get.
      await attacks[name]?.(visitor).catch(() => undefined);
      process.stdout.write(`over: ${name}\n`);
      await delay(10);
    }
  };
  const places = Array.from({ length: attacksAtOnce }, (_, place) => index * attacksAtOnce + place);
  await Promise.all(places.map(attackFromPlace));
}
