import { describe, expect, test } from 'vitest';
import { exists, findCycles, importsOf, isTest, packages, readSource, sourceFiles } from './import-graph.ts';

/** Packages that client and server share. */
const islands = ['qr', 'input', 'board', 'vault', 'links', 'tables', 'bulk', 'catalogue'];
/** The packages that a package may import: for the characters that texts keep, the rule of web addresses, and contents in tables. */
const belowIsland: ReadonlyMap<string, readonly string[]> = new Map([
  ['board', ['input']],
  ['qr', ['links']],
  ['bulk', ['qr', 'tables']],
]);

/** The layer of a file. Features, modules and islands are layers of their own. */
function layerOf(file: string): string {
  const [name = '', , folder = '', inner = ''] = file.split('/');
  if (name === 'client') {
    if (folder === 'features') return `feature ${inner}`;
    if (folder === 'testing') return 'client testing';
    if (folder === 'session') return 'session';
    return ['shared', 'config', 'gql', 'styles', 'assets'].includes(folder) ? 'client shared' : 'client app';
  }
  if (name === 'server') {
    if (folder === 'modules') return `module ${inner}`;
    return ['platform', 'generated', 'guards', 'transports'].includes(folder)
      ? `server ${folder}`
      : 'server programs';
  }
  return name;
}

const clientLayers = ['client shared', 'session', 'feature', 'client app', 'playground'];
const serverLayers = [
  'server generated',
  'server platform',
  'server guards',
  'module',
  'server transports',
  'server programs',
];

const serverBoard = 'server/src/modules/board/';
/** The lowest first. The files beside the rooms are what all rooms use: the tables, and the terms of a board. */
const serverBoardRooms = [
  'database.ts',
  'open-board.ts',
  'cards',
  'search',
  'log',
  'members',
  'imports',
  'reading',
];
const roomOf = (file: string) => file.slice(serverBoard.length).replace(/\/.*/, '');

/** Whether a layer may import another layer: only lower layers and islands. Only the client may import the vault. */
function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (islands.includes(from)) return belowIsland.get(from)?.includes(to) === true;
  if (from === 'rendering') return to === 'qr' || to === 'catalogue';
  if (from === 'cli') return ['bulk', 'qr', 'rendering', 'tables'].includes(to);
  const layers = [clientLayers, serverLayers].find((list) => list.includes(kindOf(from)));
  if (to === 'rendering') return layers === clientLayers || from === 'server transports';
  if (islands.includes(to)) return to !== 'vault' || layers === clientLayers;
  // The migration runner is beside the migrations.
  if (to === 'prisma') return from === 'server platform';
  // Modules may import each other, but not in circles: see below.
  if (kindOf(from) === 'module' && kindOf(to) === 'module') return true;
  return layers?.includes(kindOf(to)) === true && layers.indexOf(kindOf(to)) < layers.indexOf(kindOf(from));
}

/** All features are on one level, and all modules. */
const kindOf = (layer: string) => layer.replace(/^(feature|module) .*/, '$1');

const sources = packages.flatMap(sourceFiles);

/** The route table loads pages by `import()`, and pages link to routes. */
const isRouteTable = (file: string) => /^client\/src\/app\/routes\.tsx$/.test(file);

describe('Imports go one way', () => {
  test.each(packages)('in %s', (name) => {
    const files = sourceFiles(name);
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) =>
      importsOf(file, { lazy: true })
        .filter((imported) => !isAllowed(file, imported))
        .map((imported) => `${file} (${layerOf(file)}) imports ${imported} (${layerOf(imported)})`),
    );
    expect(wrong).toEqual([]);
  });

  test('and the folders of the server do not depend on each other in circles', () => {
    const folderOf = (file: string) => /^server\/src\/(\w+\/[\w-]+)\//.exec(file)?.[1];
    const edges = new Map<string, string[]>();
    for (const file of sourceFiles('server').filter((path) => !isTest(path))) {
      const from = folderOf(file);
      if (!from) continue;
      const imported = importsOf(file, { lazy: true }).flatMap((path) => folderOf(path) ?? []);
      edges.set(from, [...(edges.get(from) ?? []), ...imported.filter((to) => to !== from)]);
    }
    expect([...edges.keys()]).toEqual(
      expect.arrayContaining(['modules/board', 'platform/mail', 'guards/rate']),
    );
    expect(findCycles(edges)).toEqual([]);
  });

  test('and the rooms of boards on the server go one way', () => {
    const files = sourceFiles('server').filter((file) => file.startsWith(serverBoard) && !isTest(file));
    expect(new Set(files.map(roomOf))).toEqual(new Set(serverBoardRooms));
    const levelOf = (file: string) => serverBoardRooms.indexOf(roomOf(file));
    const wrong = files.flatMap((file) =>
      importsOf(file, { lazy: true })
        .filter((imported) => imported.startsWith(serverBoard) && levelOf(imported) > levelOf(file))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });

  test('and the rooms of the board’s feature import only the live board, which imports none of them', () => {
    const rooms = ['card', 'columns', 'boards', 'transfer'];
    const roomOf = (file: string) => /^client\/src\/features\/board\/(?:(\w+)\/)?/.exec(file)?.[1];
    const feature = 'client/src/features/board/';
    const files = sourceFiles('client').filter((file) => file.startsWith(feature) && !isTest(file));
    expect(new Set(files.map(roomOf))).toEqual(new Set([...rooms, 'live', undefined]));
    const wrong = files.flatMap((file) => {
      const room = roomOf(file);
      // Files beside the rooms join them.
      if (room === undefined) return [];
      const allowed = room === 'live' ? [room] : [room, 'live'];
      return importsOf(file, { lazy: true })
        .filter((imported) => imported.startsWith(feature) && !allowed.includes(roomOf(imported) ?? ''))
        .map((imported) => `${file} imports ${imported}`);
    });
    expect(wrong).toEqual([]);
  });

  test('and a document spreads only fragments of its layer or one below', () => {
    const documents = sourceFiles('client').filter(
      (file) => !isTest(file) && !file.startsWith('client/src/gql/'),
    );
    const layers = new Map(
      documents.flatMap((file) =>
        [...readSource(file).matchAll(/^ *fragment (\w+) on/gm)].map(([, name]) => [name, layerOf(file)]),
      ),
    );
    expect(layers.size).toBeGreaterThan(20);
    const wrong = documents.flatMap((file) =>
      [...readSource(file).matchAll(/^ *\.{3}(\w+_\w+)$/gm)]
        .filter(([, name]) => !mayImport(layerOf(file), layers.get(name) ?? 'missing'))
        .map(([, name]) => `${file} spreads ${name} of ${layers.get(name)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('and no files import each other in a circle, not even for a type', () => {
    const graph = new Map(sources.map((file) => [file, importsOf(file, { lazy: !isRouteTable(file) })]));
    expect(findCycles(graph)).toEqual([]);
  });

  function isAllowed(file: string, imported: string): boolean {
    // Tests may use helpers from everywhere, and helpers may use the pages they render.
    if (layerOf(file) === 'client testing') return true;
    if (
      isTest(file) &&
      (isTest(imported) || imported.startsWith('tests/') || imported.startsWith('prisma/'))
    ) {
      return true;
    }
    return mayImport(layerOf(file), layerOf(imported)) && (isTest(file) || !isTest(imported));
  }
});

test('Every imported file exists, style sheets and pictures included', () => {
  const missing = sources.flatMap((file) =>
    importsOf(file, { lazy: true })
      .filter((imported) => !file.startsWith('client/src/gql/') && !exists(imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(missing).toEqual([]);
});

test('Only the folder of boards reaches their tables, so that no other code goes around its access check', () => {
  const tables = 'server/src/modules/board/database.ts';
  const server = sourceFiles('server').filter((file) => !isTest(file));
  expect(server).toContain(tables);
  const wrong = server.filter(
    (file) =>
      !/^server\/src\/(modules\/board|platform\/database|generated)\//.test(file) &&
      (importsOf(file, { lazy: true }).includes(tables) ||
        /\bAllTables\b|\bPrismaClient\b/.test(readSource(file))),
  );
  expect(wrong).toEqual([]);
});

test('The QR engine and the vault use no framework, no Node API and no network', () => {
  for (const file of [...sourceFiles('qr'), ...sourceFiles('vault')].filter((path) => !isTest(path))) {
    expect(readSource(file), file).not.toMatch(/from '(react|node:)|\bfetch\(|XMLHttpRequest|WebSocket/);
  }
});

test('The core of rendering uses no page, no worker and no network, so that it also runs elsewhere', () => {
  const core = sourceFiles('rendering').filter((path) => path.startsWith('rendering/src/core/'));
  expect(core).not.toHaveLength(0);
  for (const file of core.filter((path) => !isTest(path))) {
    expect(readSource(file), file).not.toMatch(
      /from '(react|node:|comlink|\.\.\/browser)|\b(document|window|navigator|self|OffscreenCanvas|Path2D|createImageBitmap|Worker)\b|\bfetch\(/,
    );
  }
});

test('The vault uses no page and no storage, so that keys stay where its caller puts them', () => {
  for (const file of sourceFiles('vault')) {
    expect(readSource(file), file).not.toMatch(
      /\b(document|window|navigator|localStorage|sessionStorage|indexedDB|console)\b/,
    );
  }
});

test('Only the declarations open what a browser keeps', () => {
  const openers = sourceFiles('client').filter(
    (file) =>
      !isTest(file) &&
      /\b(localStorage|sessionStorage|safe(Local|Session)Storage|indexedDB|caches|navigator\.storage)\b[.(]|\bopenDB\b/.test(
        readSource(file),
      ),
  );
  expect(openers.filter((file) => !file.startsWith('client/src/shared/storage/'))).toEqual([
    // Runs before any module.
    'client/src/config/head-scripts.ts',
    // The site's own files.
    'client/src/service-worker/sw.ts',
  ]);
});

test('These rules tell allowed from forbidden imports', () => {
  expect(mayImport('client shared', 'feature generator')).toBe(false);
  expect(mayImport('client shared', 'session')).toBe(false);
  expect(mayImport('session', 'feature account')).toBe(false);
  expect(mayImport('feature landing', 'feature generator')).toBe(false);
  expect(mayImport('feature landing', 'client app')).toBe(false);
  expect(mayImport('feature landing', 'client testing')).toBe(false);
  expect(mayImport('qr', 'client shared')).toBe(false);
  expect(mayImport('input', 'board')).toBe(false);
  expect(mayImport('server platform', 'module tokens')).toBe(false);
  expect(mayImport('module tokens', 'server transports')).toBe(false);
  expect(mayImport('server transports', 'server programs')).toBe(false);
  expect(mayImport('module history', 'vault')).toBe(false);
  expect(mayImport('client app', 'server platform')).toBe(false);
  expect(mayImport('server programs', 'client shared')).toBe(false);
  expect(mayImport('links', 'qr')).toBe(false);
  expect(mayImport('client app', 'playground')).toBe(false);
  expect(mayImport('board', 'input')).toBe(true);
  expect(mayImport('playground', 'client app')).toBe(true);
  expect(mayImport('qr', 'links')).toBe(true);
  expect(mayImport('feature history', 'vault')).toBe(true);
  expect(mayImport('module accounts', 'module tokens')).toBe(true);
  expect(
    findCycles(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual([['b', 'c']]);
  expect(importsOf('client/src/app/routes.tsx', { lazy: true }).length).toBeGreaterThan(10);
});
