import { createBackoff } from '#shared/live/backoff.ts';
import { classifyError, type LiveError } from '#shared/live/errors.ts';
import { sessionStore } from './session.ts';

/**
 * The context of a request in the name of an account. The server refuses the request if another account has logged in
 * meanwhile, in another tab.
 */
export function asAccount(accountId: string, signal?: AbortSignal) {
  return { headers: { 'canary-account': accountId }, fetchOptions: { signal } };
}

/** The messages to users while a request of an import or export waits. */
export const waitTexts = {
  connection: 'We can’t reach the server. It goes on when the connection is back.',
  server: 'The server is busy. It goes on by itself in a moment.',
  login: 'Your session has ended. Log in again, and it goes on.',
};

/** Why a request of an import or export has to wait. */
export type Wait = keyof typeof waitTexts;

/** The longest wait for a rate limit, in seconds. The user decides about longer waits, such as those for new boards. */
const maxWait = 60;

/** How requests are sent until they are answered. */
export interface PatientOptions {
  readonly signal: AbortSignal;
  /** The account that sends the requests. They wait while the account is logged out. */
  readonly accountId: string;
  /** Called when a request has to wait, and with null when a request was answered. */
  onWait(wait: Wait | null): void;
}

/** The options of a request. All requests of an import or export have them. */
export type RequestOptions = ReturnType<typeof optionsFor>;

function optionsFor({ accountId, signal }: Pick<PatientOptions, 'accountId' | 'signal'>) {
  return { fetchPolicy: 'no-cache', context: asAccount(accountId, signal) } as const;
}

/**
 * Returns a function that runs a request until the server accepts or rejects it: it is sent again after a lost connection,
 * when the server is busy, and when the account has logged in again.
 *
 * @returns a function that throws the server's rejection, an error with a long wait, or the signal's reason
 */
export function createPatientSender({ signal, accountId, onWait }: PatientOptions) {
  const backoff = createBackoff();
  const options = optionsFor({ accountId, signal });
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return async <Result>(request: (options: RequestOptions) => Promise<Result>): Promise<Result> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        const result = await request(options);
        backoff.reset();
        onWait(null);
        return result;
      } catch (error) {
        signal.throwIfAborted();
        const reason = classifyError(error);
        if (reason.kind === 'rejected' || isTooLong(reason)) throw error;
        onWait(waitFor(reason));
        const end =
          reason.kind === 'unauthenticated' ? untilLoggedIn(accountId, signal) : backoff.wait(reason);
        await Promise.race([aborted, end]);
      }
    }
  };
}

function isTooLong(error: LiveError): boolean {
  return error.kind === 'rate-limited' && error.seconds > maxWait;
}

function waitFor({ kind }: LiveError): Wait {
  if (kind === 'unauthenticated') return 'login';
  return kind === 'unreachable' ? 'connection' : 'server';
}

/** Resolves when the account is logged in. The session may not have ended yet for this page. */
function untilLoggedIn(accountId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = sessionStore.watch(() => {
      const session = sessionStore.read();
      if (session.status !== 'logged-in' || session.userId !== accountId) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
