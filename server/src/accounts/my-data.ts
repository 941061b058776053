import { UnauthenticatedError } from '../errors.ts';
import type { Services } from './services.ts';

/**
 * What is kept about somebody and isn't given away, by model: it lets people in. A test walks the models, so that whatever
 * is added to them is either in their data or named here.
 */
export const secrets = {
  Credential: ['passwordHash'],
  Session: ['id'],
  MailToken: ['hash'],
  HistoryKey: ['salt', 'ciphertext'],
} as const satisfies Record<string, readonly string[]>;

// Whose it is, is said once.
const own = { userId: true } as const;
const oldestFirst = { createdAt: 'asc' } as const;

/**
 * Everything that is kept about somebody, except secrets. Of what they have saved, how much it is and since when: nobody
 * but their browser can read it.
 */
export async function collectData({ db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>, userId: string) {
  const found = await db.user.findUnique({
    where: { id: userId },
    include: {
      credential: { omit: { ...own, passwordHash: true } },
      sessions: { omit: { ...own, id: true }, orderBy: oldestFirst },
      identities: { omit: own, orderBy: oldestFirst },
      mailTokens: { omit: { ...own, hash: true }, orderBy: oldestFirst },
      tokenEntries: { omit: own, orderBy: oldestFirst },
      unlocks: { omit: own, orderBy: oldestFirst },
      pointEntries: { omit: own, orderBy: oldestFirst },
      contactMessages: { omit: own, orderBy: oldestFirst },
      history: {
        omit: own,
        include: { keys: { omit: { ...own, salt: true, ciphertext: true }, orderBy: oldestFirst } },
      },
    },
  });
  if (!found) throw new UnauthenticatedError();
  return { ...found, history: found.history && { ...found.history, ...(await describeRecords()) } };

  async function describeRecords() {
    const { _min, _max, _sum } = await db.historyRecord.aggregate({
      where: { userId },
      _min: { createdAt: true },
      _max: { createdAt: true },
      _sum: { size: true },
    });
    const records = { oldest: _min.createdAt, newest: _max.createdAt, ciphertextCharacters: _sum.size ?? 0 };
    return {
      records,
      content: `Sealed: only your browser can read it, and export it at ${publicUrl}/history`,
    };
  }
}
