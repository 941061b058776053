import {
  maxBoardMembers,
  maxBoards,
  maxCards,
  maxChangedCards,
  maxInvitations,
  maxReturnedCards,
} from '@canary/board/limits';
import { maxApiKeys, maxCiphertextAtOnce, maxHistorySize } from '@canary/input/limits';
import { maxPassedParameters } from '@canary/links/passed-query';

/**
 * All limits on requests, connections and other input, by mechanism. The key of a limit is its name in the metrics,
 * which count refusals. docs/limits.md is generated from this table.
 */

/** The description of a limit, for operators. */
interface Described {
  /** The resource or the people that would suffer without the limit. */
  readonly protects: string;
  /** Whose requests are counted together. */
  readonly by: string;
  /** The answer to a client that exceeds the limit. */
  readonly error: string;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;

const address = 'IP address (IPv6: /64)';
const rateLimited = '`RATE_LIMITED`';
const overloaded = '`OVERLOADED`, status 503';

/** The long-term rate of a token bucket in memory, and how much it holds. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Token buckets in memory, for events that are too frequent to count in the database. */
export const rates = {
  'password-checks': {
    protects: 'processor, which a hash takes for 20 to 50 ms',
    by: address,
    perSecond: 2,
    burst: 120,
    error: rateLimited,
  },
  'saved-text': {
    protects: 'disk, from what histories and imports of boards save, in characters: a whole history at once',
    by: `user; ${address}`,
    perSecond: 200_000,
    burst: maxHistorySize,
    error: rateLimited,
  },
  'board-changes': {
    protects:
      'boards of others, from one board’s changes; the open board has limits for each visitor instead',
    by: 'board',
    perSecond: 100,
    burst: 2 * maxReturnedCards,
    error: rateLimited,
  },
  'visitor-cards': {
    protects: 'open board, from changes of many cards at once: the cards of a change beyond the first',
    by: address,
    perSecond: 20,
    burst: 10 * maxChangedCards,
    error: rateLimited,
  },
  'visitor-text': {
    protects: 'open board and disk, from what visitors write, in bytes: two thousand long titles at once',
    by: address,
    perSecond: 5_000,
    burst: 600_000,
    error: rateLimited,
  },
  'returned-cards': {
    protects: 'board, from restored people’s cards: all cards twice at once',
    by: address,
    perSecond: 100,
    burst: 2 * maxCards,
    error: rateLimited,
  },
  redirects: {
    protects: 'server, from requests of short links: a stadium may be behind one IP address',
    by: address,
    perSecond: 3_000,
    burst: 6_000,
    error: 'status 429',
  },
  'unknown-links': {
    protects: 'database, from guesses of short links',
    by: address,
    perSecond: 20,
    burst: 40,
    error: 'status 429',
  },
  'image-drawings': {
    protects: 'processor: images of the image API that the server hasn’t kept',
    by: address,
    perSecond: 1,
    burst: 60,
    error: 'status 429',
  },
  'image-drawings-key': {
    protects: 'processor: images of the image API that the server hasn’t kept',
    by: 'API key',
    perSecond: 10,
    burst: 600,
    error: 'status 429',
  },
  vitals: {
    protects: 'log, from reports of page speed: one or two for each page view',
    by: address,
    perSecond: 1,
    burst: 60,
    error: 'status 429',
  },
} satisfies Record<string, Described & Rate>;

/** The bucket of all requests. Its rate is the setting `REQUEST_LIMIT`. */
export const requests = {
  protects: 'server, from more than it can answer',
  by: address,
  /** A WebSocket message counts as one request for each of this many bytes. */
  messageBytes: 4 * kilobyte,
  /** How many seconds’ worth of requests may come at once: a page and its files are a burst. */
  burstSeconds: 3,
  /**
   * The cost of a file that browsers keep for good. A first visit loads about 30 such files, and copies 240 for offline
   * use.
   */
  assetCost: 1 / 30,
  error:
    'status 429 and the connection closed, all of the client’s if it has sent more; a new connection is closed; a WebSocket is closed with 1013',
} satisfies Described & Record<string, number | string>;

/** Attempts in a window of time, which starts with the first attempt. */
export interface Window {
  readonly attempts: number;
  readonly windowMs: number;
}

const quarter = 15 * minute;

/** Counters of guesses and mails. They are in the database, so that they hold across servers. */
export const counters = {
  'log-in-pair': {
    protects: 'passwords: wrong ones at log-in',
    by: `${address} and account`,
    attempts: 10,
    windowMs: quarter,
    error: rateLimited,
  },
  'log-in-address': {
    protects: 'passwords: wrong ones at log-in',
    by: address,
    attempts: 30,
    windowMs: quarter,
    error: rateLimited,
  },
  'log-in-account': {
    protects:
      'passwords: wrong ones at log-in, except from IP addresses that the owner has logged in from for 30 days',
    by: 'account',
    attempts: 100,
    windowMs: hour,
    error: rateLimited,
  },
  'password-check': {
    protects: 'passwords: wrong ones of a logged-in user',
    by: 'session',
    attempts: 10,
    windowMs: quarter,
    error: rateLimited,
  },
  'password-change': {
    protects: 'mailboxes and processor',
    by: 'account',
    attempts: 10,
    windowMs: hour,
    error: rateLimited,
  },
  'sign-up': {
    protects: 'database, from unused accounts',
    by: address,
    attempts: 30,
    windowMs: hour,
    error: rateLimited,
  },
  google: {
    protects: 'server and Google; a log-in takes two steps',
    by: address,
    attempts: 60,
    windowMs: quarter,
    error: 'back to the log-in page with a message',
  },
  'email-visitor': {
    protects: 'mailboxes of others: mails that visitors request',
    by: address,
    attempts: 30,
    windowMs: hour,
    error: rateLimited,
  },
  'email-user': {
    protects: 'mailboxes of others: mails that logged-in users request',
    by: address,
    attempts: 30,
    windowMs: hour,
    error: rateLimited,
  },
  'email-recipient': {
    protects: 'mailboxes: mails of one kind',
    by: 'recipient',
    attempts: 5,
    windowMs: hour,
    error: `${rateLimited} for a user, none for a visitor`,
  },
  'board-creation': {
    protects: 'database',
    by: 'account',
    attempts: 30,
    windowMs: hour,
    error: rateLimited,
  },
  'board-creation-address': {
    protects: 'database, from many accounts',
    by: address,
    attempts: 100,
    windowMs: hour,
    error: rateLimited,
  },
  'link-creation': {
    protects: 'short names, from use as a mass mailer’s links',
    by: 'account',
    attempts: 500,
    windowMs: hour,
    error: rateLimited,
  },
  'link-creation-address': {
    protects: 'short names, from many accounts',
    by: address,
    attempts: 1_000,
    windowMs: hour,
    error: rateLimited,
  },
  'link-report': {
    protects: 'database and operator, from reports of short links',
    by: address,
    attempts: 5,
    windowMs: hour,
    error: 'status 429',
  },
  'link-report-email': {
    protects: 'operator’s mailbox',
    by: 'site',
    attempts: 30,
    windowMs: hour,
    error: 'none: the report is stored, but not mailed',
  },
  'contact-message': {
    protects: 'database and operator',
    by: address,
    attempts: 5,
    windowMs: hour,
    error: rateLimited,
  },
  'contact-email': {
    protects: 'operator’s mailbox',
    by: 'site',
    attempts: 60,
    windowMs: hour,
    error: 'none: the message is stored, but not mailed',
  },
} satisfies Record<string, Described & Window>;

/**
 * How long a person waits for an answer. Less than 5 s, so that 5 s after an attack no operation waits because of it.
 */
const patienceMs = 4 * second;

/** The size of a fair queue. A task waits only if it gets a turn in time, at the pace of the last turns. */
export interface QueueSize {
  /** How many tasks run at once, and how many running tasks may have the same key. */
  readonly concurrency: number;
  readonly concurrencyPerKey: number;
  /** How many tasks wait, and how many waiting tasks may have the same key. */
  readonly maxWaiting: number;
  readonly maxWaitingPerKey: number;
  readonly maxWaitMs: number;
}

const site = 'IP address (IPv6: /48)';
const waitingOperations = { maxWaiting: 512, maxWaitingPerKey: 64, maxWaitMs: patienceMs };

/** Fair queues: a number of tasks runs at once, and the key whose last turn was longest ago has the next turn. */
export const queues = {
  boards: {
    protects:
      'event loop, from answers with the whole board or up to 900 KB of its texts, from parts of imports, and from a user’s boards, cards and data: they take turns, with a pause after large ones',
    by: site,
    concurrency: 2,
    concurrencyPerKey: 1,
    maxWaiting: 100,
    maxWaitingPerKey: 50,
    maxWaitMs: patienceMs,
    error: overloaded,
  },
  'board-loads': {
    protects: 'memory and event loop, from boards that are read into memory, of up to 8 MB each',
    by: site,
    concurrency: 2,
    concurrencyPerKey: 1,
    maxWaiting: 1_000,
    maxWaitingPerKey: 500,
    maxWaitMs: patienceMs,
    error: overloaded,
  },
  history: {
    protects:
      'memory and event loop, from reads and changes of saved codes, of up to 900 KB each: a user may follow with hundreds of subscriptions',
    by: site,
    concurrency: 2,
    concurrencyPerKey: 1,
    maxWaiting: 1_000,
    maxWaitingPerKey: 500,
    maxWaitMs: 5 * second,
    error: `${overloaded}; a subscription reads later`,
  },
  images: {
    protects:
      'processor and memory, from images of the image API: a worker thread draws each, in at most 10 seconds',
    by: `${site}, or API key`,
    // A worker takes up to 200 MB.
    concurrency: 1,
    concurrencyPerKey: 1,
    maxWaiting: 100,
    maxWaitingPerKey: 20,
    maxWaitMs: patienceMs,
    error: 'status 503',
  },
  'password-queue': {
    protects: 'threads of libuv, which files and DNS need, too',
    by: address,
    concurrency: 2,
    concurrencyPerKey: 2,
    maxWaiting: 200,
    maxWaitingPerKey: 50,
    maxWaitMs: 5 * second,
    error: rateLimited,
  },
  'password-check-queue': {
    protects:
      'users behind one IP address: their checks follow one another, so that correct ones are never too many',
    by: `${address}, or session`,
    concurrency: Number.POSITIVE_INFINITY,
    concurrencyPerKey: 1,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitingPerKey: 50,
    maxWaitMs: 30 * second,
    error: rateLimited,
  },
} satisfies Record<string, Described & QueueSize>;

/** The queue of running operations. `OPERATION_LIMIT` sets their number; one network has at most half of the turns. */
export const operations = {
  protects: 'server, from operations that wait for the database',
  by: site,
  ...waitingOperations,
  error: overloaded,
};

/** The queue of operations that start while the process is busy. */
export const operationStarts = {
  protects: 'event loop, from operations that use the processor alone',
  by: site,
  ...waitingOperations,
  concurrency: 1,
  concurrencyPerKey: 1,
  error: overloaded,
} satisfies Described & QueueSize;

/** A maximum amount. */
interface Size extends Described {
  readonly max: number;
  readonly unit: string;
}

const disconnected = 'status 429; a WebSocket or a client that pipelines requests is disconnected';

/** Limits on the size of a request, and on the memory that the server keeps for a client. */
export const sizes = {
  headers: {
    protects: 'memory of connections whose request isn’t known yet; they have 10 seconds (Node)',
    by: 'request',
    max: 8 * kilobyte,
    unit: 'bytes',
    error: 'status 431',
  },
  connections: {
    protects: 'memory; without a trusted proxy, which counts them itself',
    by: address,
    max: 500,
    unit: '',
    error: 'closed',
  },
  sockets: { protects: 'memory', by: address, max: 200, unit: '', error: 'status 429' },
  'held-bytes': {
    protects: 'memory: bodies that arrive, answers until they are read, open subscriptions',
    by: `${address}, and at most an eighth of what is left for all`,
    max: 16 * megabyte,
    unit: 'bytes',
    error: disconnected,
  },
  'held-bytes-total': {
    protects: 'memory',
    by: 'server',
    max: 160 * megabyte,
    unit: 'bytes',
    error: disconnected,
  },
  'visitor-body': {
    protects: 'memory',
    by: 'request of a visitor',
    max: 100 * kilobyte,
    unit: 'bytes',
    error: 'status 413; 411 without Content-Length',
  },
  'user-body': {
    protects: 'memory',
    by: 'request of a user: a full batch of history records',
    max: maxCiphertextAtOnce + 100 * kilobyte,
    unit: 'bytes',
    error: 'status 413; 411 without Content-Length',
  },
  'unsubscribe-body': {
    protects: 'memory',
    by: 'click that turns emails off',
    max: 2 * kilobyte,
    unit: 'bytes',
    error: 'status 413',
  },
  'vitals-body': {
    protects: 'memory',
    by: 'report of page speed',
    max: 2 * kilobyte,
    unit: 'bytes',
    error: 'status 413',
  },
  'image-body': {
    protects: 'memory',
    by: 'request of the image API: a logo of 128 KB in base64, and a text',
    max: 256 * kilobyte,
    unit: 'bytes',
    error: 'status 413',
  },
  'image-logo': {
    protects: 'memory of worker threads',
    by: 'logo of the image API',
    max: 128 * kilobyte,
    unit: 'bytes',
    error: 'status 413',
  },
  'image-pixels': {
    protects: 'memory and processor',
    by: 'picture of the image API, and its logo',
    max: 4_000_000,
    unit: 'pixels',
    error: 'status 400',
  },
  'image-gradients': {
    protects: 'memory of worker threads',
    by: 'PDF of the image API',
    max: 5_000,
    unit: 'colours of gradients, counted in each module',
    error: 'status 422',
  },
  'kept-images': {
    protects: 'memory: images of the image API that are answered again without being drawn',
    by: 'server',
    max: 32 * megabyte,
    unit: 'bytes',
    error: 'none: the image whose last use is longest ago is drawn again',
  },
  'link-parameters': {
    protects: 'event loop',
    by: 'request of a short link that passes on its query string',
    max: maxPassedParameters,
    unit: 'parameters',
    error: 'none: further parameters aren’t passed on',
  },
  message: {
    protects: 'memory',
    by: 'WebSocket message',
    max: 64 * kilobyte,
    unit: 'bytes',
    error: 'closed with 1009',
  },
  unread: {
    protects: 'memory: the server reads nothing more from a client with more unread bytes',
    by: 'WebSocket',
    max: megabyte,
    unit: 'bytes',
    error: 'none until 10 seconds have passed; then closed with 1013',
  },
  'socket-operations': {
    protects: 'memory',
    by: 'WebSocket; subscriptions included',
    max: 50,
    unit: 'operations in progress',
    error: rateLimited,
  },
  'operation-id': {
    protects: 'memory',
    by: 'operation of a WebSocket',
    max: 128,
    unit: 'characters',
    error: '`BAD_REQUEST`',
  },
  'shared-subscriptions': {
    protects: 'event loop: each different one is executed once for every change',
    by: `user, or ${address} for visitors`,
    max: 50,
    unit: 'different subscriptions',
    error: rateLimited,
  },
  'api-keys': {
    protects: 'database',
    by: 'user; expired ones are deleted later',
    max: maxApiKeys,
    unit: 'API keys',
    error: '`CONFLICT`',
  },
  boards: {
    protects: 'database',
    by: 'user who is a member of them or imports them, without deleted boards',
    max: maxBoards,
    unit: 'boards',
    error: '`CONFLICT`',
  },
  'board-members': {
    protects: 'memory and event loop',
    by: 'board',
    max: maxBoardMembers,
    unit: 'members',
    error: '`CONFLICT`',
  },
  invitations: {
    protects: 'database',
    by: 'board',
    max: maxInvitations,
    unit: 'open invitations',
    error: '`CONFLICT`',
  },
  'document-length': {
    protects: 'event loop',
    by: 'document',
    max: 20_000,
    unit: 'characters',
    error: '`GRAPHQL_PARSE_FAILED`',
  },
  'document-tokens': {
    protects: 'event loop',
    by: 'document',
    max: 1_000,
    unit: 'tokens',
    error: '`GRAPHQL_PARSE_FAILED`',
  },
  // GraphiQL's introspection query, the deepest and longest that we expect, has 13 levels, 250 fields and 300 tokens.
  depth: {
    protects: 'event loop',
    by: 'operation',
    max: 15,
    unit: 'levels',
    error: '`GRAPHQL_VALIDATION_FAILED`',
  },
  fields: {
    protects: 'event loop',
    by: 'operation; those of a fragment each time',
    max: 500,
    unit: 'fields',
    error: '`GRAPHQL_VALIDATION_FAILED`',
  },
  cost: {
    protects: 'event loop and database; our own most expensive operation, the whole board, costs about 800',
    by: 'operation',
    max: 1_000,
    unit: '',
    error: '`GRAPHQL_VALIDATION_FAILED`',
  },
  repeats: {
    protects: 'length of answers',
    by: 'root field, or field without arguments in one place',
    max: 2,
    unit: 'aliases',
    error: '`GRAPHQL_VALIDATION_FAILED`',
  },
} satisfies Record<string, Size>;
