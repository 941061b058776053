import type { ApiKey, KeyAccess } from '../../generated/sqlite/client.ts';
import { InsufficientAccessError } from '../../platform/errors.ts';

type Key = Pick<ApiKey, 'boards' | 'boardId' | 'dynamicCodes'>;

/** Checks a key's access to boards or dynamic codes. Writing includes reading. @throws InsufficientAccessError */
export function requireAccess(key: Key, area: 'boards' | 'dynamicCodes', access: KeyAccess): void {
  if (key[area] === access || key[area] === 'WRITE') return;
  const name = area === 'boards' ? 'boards' : 'dynamic codes';
  const lack = access === 'READ' ? `has no access to ${name}` : `can’t change ${name}`;
  throw new InsufficientAccessError(`This API key ${lack}. Create a key with this access.`, { area, access });
}

/** Checks that a key isn't for one board. @throws InsufficientAccessError */
export function requireAllBoards({ boardId }: Key): void {
  if (boardId === null) return;
  throw new InsufficientAccessError(
    'This API key is for one board, so it can’t make boards. It needs access to all boards.',
    { area: 'boards' },
  );
}
