/** `pnpm bench <name>`: runs one benchmark; without a name it lists them. */

interface Bench {
  readonly measures: string;
  run(): Promise<void>;
}

// Loaded when chosen: a benchmark brings libraries and a browser that the others have no use for.
const benches: Readonly<Record<string, Bench>> = {
  qr: {
    measures: 'the engine beside four other libraries, and the time from a key to the painted preview',
    run: async () => (await import('./qr.ts')).benchQr(),
  },
  board: {
    measures: 'moves of cards a second on SQLite and on Postgres, and the time from a drop to its paint',
    run: async () => (await import('./board.ts')).benchBoard(),
  },
  fanout: {
    measures: 'one change of the board told to 2,000, beside bare ws, stock graphql-ws and Apollo Server',
    run: async () => (await import('./fanout.ts')).benchFanout(),
  },
  history: {
    measures: 'the first page of 10,000 saved codes, all of them, and a search over them, beside bare pages',
    run: async () => (await import('./history.ts')).benchHistory(),
  },
  web: {
    measures: 'five pages by Lighthouse, and what a visit fetches',
    run: async () => (await import('./web.ts')).benchWeb(),
  },
};

const name = process.argv[2];
const list = Object.entries(benches).map(([known, { measures }]) => `  pnpm bench ${known}   ${measures}`);

if (name === undefined) {
  console.log(list.join('\n'));
} else if (!Object.hasOwn(benches, name)) {
  console.error(`There is no benchmark '${name}'. There is:\n${list.join('\n')}`);
  process.exitCode = 1;
} else {
  try {
    await benches[name]?.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
