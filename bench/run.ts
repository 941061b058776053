/** `pnpm bench <name>` runs one benchmark. Without a name it lists them. */

interface Bench {
  readonly measures: string;
  run(): Promise<void>;
}

// Each benchmark is imported on demand, because it needs libraries and a browser that other benchmarks don't need.
const benches: Readonly<Record<string, Bench>> = {
  qr: {
    measures:
      'QR encoding compared with four libraries, and the time from a key press to the painted preview',
    run: async () => (await import('./qr.ts')).benchQr(),
  },
  studio: {
    measures:
      'the time from a change to the preview and to the grade, compared with qr-code-styling, and what logos cost',
    run: async () => (await import('./studio.ts')).benchStudio(),
  },
  board: {
    measures:
      'card moves per second of one and of 1,000 boards on SQLite and Postgres, the memory of followed boards, and the times from a drop or a key in the search field to its paint',
    run: async () => (await import('./board.ts')).benchBoard(),
  },
  fanout: {
    measures:
      'board events sent to 2,000 subscribers, compared with bare ws, graphql-ws and Apollo Server; 10,000 connections that reconnect at once',
    run: async () => (await import('./fanout.ts')).benchFanout(),
  },
  http: {
    measures:
      'operations over HTTP, compared with mercurius, Apollo Server, Yoga’s own handler and REST routes of Fastify',
    run: async () => (await import('./http.ts')).benchHttp(),
  },
  api: {
    measures:
      'images a second by one core, each of another text and read back, compared with servers of qrcode and bwip-js',
    run: async () => (await import('./api.ts')).benchApi(),
  },
  redirect: {
    measures: 'redirects of a million links on SQLite and Postgres, compared with a bare node:http server',
    run: async () => (await import('./redirect.ts')).benchRedirect(),
  },
  overload: {
    measures:
      'what the server answers and refuses under twice the load that it can serve, and how it recovers',
    run: async () => (await import('./overload.ts')).benchOverload(),
  },
  history: {
    measures: 'loading and searching a history of 10,000 saved codes, compared with empty pages',
    run: async () => (await import('./history.ts')).benchHistory(),
  },
  files: {
    measures: '50 designs as SVG, PDF, PNG, WebP and JPEG files, rendered and read again',
    run: async () => (await import('./files.ts')).benchFiles(),
  },
  corpus: {
    measures:
      'how many of 2,000 random designs each grade gets, whether readers read their files, compared with qr-code-styling, all templates’ files, and how many codes are found in photos',
    run: async () => (await import('./corpus.ts')).benchCorpus(),
  },
  bulk: {
    measures:
      'codes a second of a run of many codes, compared with a bare loop, qrcode with jsQR and mini-qr’s way, and the memory of the browser during a run of 10,000',
    run: async () => (await import('./bulk.ts')).benchBulk(),
  },
  web: {
    measures:
      'when the landing page answers a tap on slow 4G, Lighthouse scores of five pages, and the bytes of a visit',
    run: async () => (await import('./web.ts')).benchWeb(),
  },
};

const name = process.argv[2];
const list = Object.entries(benches).map(([known, { measures }]) => `  pnpm bench ${known}   ${measures}`);

if (name === undefined) {
  console.log(list.join('\n'));
} else if (!Object.hasOwn(benches, name)) {
  console.error(`Unknown benchmark '${name}'. Available:\n${list.join('\n')}`);
  process.exitCode = 1;
} else {
  try {
    await benches[name]?.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Servers that the benchmark has started would keep this process alive.
    process.exit(1);
  }
}
