import { basename } from 'node:path';

/** Tests to run on a changed file. */
export interface Stage {
  readonly project: string;
  /** Parts of the tests' paths. Default: all tests of the project that import the file. */
  readonly tests?: readonly string[];
}

/** A part of the code, and the tests that should notice when it breaks, the fastest first. */
export interface Area {
  readonly folders: readonly string[];
  stages(file: string): readonly Stage[];
}

const api = (...names: readonly string[]): Stage => ({
  project: 'api',
  tests: names.map((name) => `tests/${name.includes('/') ? name : `api/${name}`}`),
});

// Nearly every API test imports the whole server, so these lists choose some.

/** The tests of each domain room of the server. */
const rooms: Readonly<Record<string, Stage>> = {
  accounts: api('accounts', 'bearer-token', 'google', 'mail', 'own-data', 'password', 'session-expiry'),
  board: api('realtime/access', 'realtime/board', 'realtime/changes', 'realtime/presence'),
  contact: api('contact'),
  credentials: api('accounts', 'hostile-passwords', 'password'),
  history: api('history'),
  tokens: api('tokens'),
};

/** Schemas are tested where the server uses them. The others of `input` have tests of their own. */
const schemas: Readonly<Record<string, Stage>> = {
  account: api('accounts', 'password'),
  'account-changes': api('accounts', 'mail', 'password'),
  board: api('realtime/bad-input', 'realtime/changes'),
  'board-text': api('realtime/bad-input', 'realtime/changes'),
  contact: api('contact'),
  history: api('history'),
  vitals: api('vitals'),
};

/** The areas by name. The rules of `board` and `input` are also tested where client and server use them. */
export const areas: Readonly<Record<string, Area>> = {
  qr: { folders: ['qr/src'], stages: () => [{ project: 'qr' }] },
  board: {
    folders: ['board/src'],
    stages: () => [
      { project: 'board' },
      { project: 'client', tests: ['client/src/features/board/sync'] },
      api('realtime/changes'),
    ],
  },
  vault: { folders: ['vault/src'], stages: () => [{ project: 'vault' }] },
  input: {
    folders: ['input/src'],
    stages: (file) => [{ project: 'input' }, ...[schemas[basename(file, '.ts')] ?? []].flat()],
  },
  server: {
    folders: Object.keys(rooms).map((room) => `server/src/${room}`),
    stages: (file) => [{ project: 'server' }, ...[rooms[file.split('/')[2] ?? ''] ?? []].flat()],
  },
};
