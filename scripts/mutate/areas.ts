/** Tests to run on a changed file. */
export interface Stage {
  readonly project: string;
  /** Parts of the tests' paths. Default: all tests of the project that import the file. */
  readonly tests?: readonly string[];
  /** Whether only the tests run that import the file. */
  readonly onlyRelated?: boolean;
}

/** A part of the code, and the tests that should notice when it breaks, the fastest first. */
export interface Area {
  readonly folders: readonly string[];
  stages(file: string): readonly Stage[];
}

const api = (...names: readonly string[]): Stage => ({
  project: 'server',
  tests: names.map((name) => `tests/${name.startsWith('realtime/') ? name : `api/${name}`}`),
});

const unit = (folder: string): Stage => ({ project: 'server', tests: [folder] });

const related = (folder: string): Stage => ({ project: 'units', tests: [`${folder}/`], onlyRelated: true });

// Nearly every test of the server imports the whole server, so these lists choose the tests.

/** The tests of each domain room of the server. */
const rooms: Readonly<Record<string, readonly Stage[]>> = {
  accounts: [
    api(
      'accounts',
      'bearer-token',
      'google',
      'history-keys',
      'link-expiry',
      'mail',
      'own-data',
      'password',
      'session-expiry',
      'tokens',
    ),
  ],
  board: [
    unit('server/src/modules/board'),
    api(
      'board-access',
      'board-import',
      'card-texts',
      'edges',
      'hostile/board',
      'my-boards',
      'own-boards',
      'own-data',
      'realtime/access',
      'realtime/bad-input',
      'realtime/batches',
      'realtime/changes',
      'realtime/presence',
      'retention',
    ),
  ],
  contact: [api('contact', 'retention')],
  credentials: [api('accounts', 'hostile/history', 'hostile/passwords', 'password')],
  history: [unit('server/src/modules/history'), api('history', 'hostile/history', 'retention')],
  links: [
    unit('server/src/modules/links'),
    api('dynamic-codes', 'redirect-changes', 'redirect-privacy', 'redirect-states', 'redirect.test'),
  ],
  tokens: [api('tokens', 'session-expiry')],
};

/** The areas by name. The rules of `board` are also tested by the tests of client and server. */
export const areas: Readonly<Record<string, Area>> = {
  qr: { folders: ['qr/src'], stages: () => [related('qr/src')] },
  board: {
    folders: ['board/src'],
    stages: () => [
      related('board/src'),
      { project: 'client', tests: ['client/src/features/board/live'] },
      api('board-access', 'card-texts', 'own-boards', 'realtime/bad-input', 'realtime/changes'),
    ],
  },
  vault: { folders: ['vault/src'], stages: () => [related('vault/src')] },
  input: { folders: ['input/src'], stages: () => [related('input/src')] },
  server: {
    folders: Object.keys(rooms).map((room) => `server/src/modules/${room}`),
    stages: (file) => rooms[file.split('/')[3] ?? ''] ?? [],
  },
};
