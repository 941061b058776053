import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * The metrics of this process, for Prometheus. Labels have few values, and clients choose no value: each combination of
 * values is a series of its own, and addresses and names are personal data.
 */
export const registry = new Registry();
const registers = [registry];

export const requestDuration = new Histogram({
  name: 'canary_request_duration_seconds',
  help: 'Time until an HTTP request was answered, by route and by status.',
  labelNames: ['route', 'status'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const operationOutcomes = new Counter({
  name: 'canary_operations_total',
  help: 'GraphQL operations over HTTP: "ok", or the code of the first error.',
  labelNames: ['outcome'] as const,
  registers,
});

export const refusals = new Counter({
  name: 'canary_refusals_total',
  help: 'Requests, sockets and attempts that were refused, by the limit that they exceeded.',
  labelNames: ['limit'] as const,
  registers,
});

export const databaseFailures = new Counter({
  name: 'canary_database_failures_total',
  help: 'Operations and health checks that failed because the database was unavailable or overloaded.',
  registers,
});

export const unexpectedErrors = new Counter({
  name: 'canary_unexpected_errors_total',
  help: 'Errors that were logged and masked as INTERNAL_SERVER_ERROR.',
  registers,
});

export const boardVersion = new Gauge({
  name: 'canary_board_version',
  help: 'Version of the board that this server has read. Servers of one site should agree.',
  registers,
});

export const boardDelay = new Histogram({
  name: 'canary_board_delay_seconds',
  help: 'Time from a change of the board, on any server, until this server has read it for its subscribers.',
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
  registers,
});

export const redirects = new Counter({
  name: 'canary_redirects_total',
  help: 'Requests of short links, by what was answered.',
  labelNames: ['outcome'] as const,
  registers,
});

export const linkCacheMisses = new Counter({
  name: 'canary_link_cache_misses_total',
  help: 'Short links that were read from the database, because they were not in memory.',
  registers,
});

export const droppedScans = new Counter({
  name: 'canary_dropped_scans_total',
  help: 'Scans that were not counted, because the database was unavailable and too many counts waited in memory.',
  registers,
});

/** Creates a gauge that is read whenever Prometheus asks. */
function createWatched(name: string, help: string): { watch: (read: () => number) => void } {
  let read: (() => number) | undefined;
  new Gauge({
    name,
    help,
    registers,
    collect() {
      if (read) this.set(read());
    },
  });
  return {
    watch: (given) => {
      read = given;
    },
  };
}

export const openSockets = createWatched('canary_sockets', 'Open WebSockets.');

export const runningSubscriptions = createWatched(
  'canary_subscriptions',
  'Operations that run on WebSockets; nearly all are subscriptions.',
);

export const mailQueueLength = createWatched(
  'canary_mail_queue_length',
  'Emails that wait or are being sent.',
);

export const passwordQueueLength = createWatched(
  'canary_password_queue_length',
  'Passwords that wait to be hashed or checked.',
);

export const startQueueLength = createWatched(
  'canary_start_queue_length',
  'Operations that wait because the process is busy, for at most 4 seconds.',
);

export const workQueueLength = createWatched(
  'canary_work_queue_length',
  'Operations that wait for a turn, for at most 4 seconds.',
);
