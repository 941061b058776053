import type { FastifyBaseLogger } from 'fastify';

const messages = {
  'sign-up': 'Account created',
  'log-in': 'Logged in',
  'failed-log-in': 'Log-in failed',
  'google-link': 'Google login added to an account',
  'log-out': 'Logged out',
  'session-end': 'Sessions ended by their user',
  'password-change': 'Password changed',
  'password-reset': 'Password reset by a mailed link',
  'email-change': 'Email address changed',
  'api-key-creation': 'API key created',
  'api-key-revocation': 'API key revoked',
  'account-deletion': 'Account deleted',
  'history-reset': 'History reset',
  'history-erasure': 'Records of a history erased',
} as const;

/** An event of an account that an operator may have to explain later. */
export type AuditEvent = keyof typeof messages;

/** The details of an audit line. They have no field for text, so that no personal data gets into the log. */
interface AuditDetails {
  readonly method?: 'password' | 'google';
  /** The number of sessions or records. */
  readonly count?: number;
}

/**
 * Writes an audit line. Call it after the transaction, which may run several times.
 *
 * @param userId the account's random id, the only link to its user; null if no account is known
 */
export type Audit = (event: AuditEvent, userId: string | null, details?: AuditDetails) => void;

/** Creates the function that writes audit lines, at level `info`. */
export function createAudit(log: FastifyBaseLogger): Audit {
  return (event, userId, details) => log.info({ audit: event, user: userId, ...details }, messages[event]);
}
