import { UnauthenticatedError } from '../../platform/errors.ts';
import { collectBoards } from '../board/reading/own-data.ts';
import type { SessionActor } from '../credentials/actor.ts';
import { collectLinks } from '../links/own-links.ts';
import type { AccountServices } from './services.ts';

/**
 * The fields that an export leaves out, by model, because a reader could use the account with them. A test checks that each
 * field of the models is either exported or listed here.
 */
export const secretFields = {
  User: ['unsubscribeToken'],
  Credential: ['passwordHash'],
  Session: ['id'],
  ApiKey: ['id'],
  MailToken: ['hash'],
  HistoryKey: ['salt', 'ciphertext'],
} as const satisfies Record<string, readonly string[]>;

// Every row belongs to the same user.
const own = { userId: true } as const;
const oldestFirst = { createdAt: 'asc' } as const;

/**
 * Exports a user's data, except secrets, and except cards and comments, which clients read in pages. The encrypted
 * history is exported as sizes and dates only.
 */
export async function collectData(
  { db, publicUrl }: Pick<AccountServices, 'db' | 'publicUrl'>,
  { userId }: SessionActor,
) {
  const found = await db.user.findUnique({
    where: { id: userId },
    omit: { unsubscribeToken: true },
    include: {
      credential: { omit: { ...own, passwordHash: true } },
      sessions: { omit: { ...own, id: true }, orderBy: oldestFirst },
      apiKeys: { omit: { ...own, id: true }, orderBy: oldestFirst },
      identities: { omit: own, orderBy: oldestFirst },
      mailTokens: { omit: { ...own, hash: true }, orderBy: oldestFirst },
      // An unlock and the levels that it reaches have the same time; ids are in the order of creation.
      tokenEntries: { omit: own, orderBy: [oldestFirst, { id: 'asc' }] },
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
  const history = found.history && { ...found.history, ...(await describeRecords()) };
  const [dynamicCodes, boards] = [await collectLinks(db, userId), await collectBoards(db, userId)];
  return { ...found, history, dynamicCodes, boards };

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
      content: `Encrypted. Only your browser can read it; export it at ${publicUrl}/history`,
    };
  }
}
