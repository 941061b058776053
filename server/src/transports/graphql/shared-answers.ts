import type { AppServices } from './context.ts';

/**
 * Finds the version of a field's answer; null if the answer isn't public. Two answers of one version are the same, so
 * arguments that change the answer change the version.
 */
export type PublicVersion = (
  services: AppServices,
  args: Readonly<Record<string, unknown>>,
) => string | null | Promise<string | null>;

/** The subscribers that share the results of a subscription: everyone, or all sockets of a session. */
export type Sharers = 'everyone' | 'session';

type Extensions = Readonly<Record<string, unknown>>;

/**
 * Declares in a field's definition that everyone gets the same answer.
 *
 * @example
 * t.field({ extensions: publicVersion(({ boards }) => boards.openBoard.log.board.tag()), … })
 */
export function publicVersion(versionOf: PublicVersion) {
  return { publicVersion: versionOf };
}

/** The version of an answer that doesn't change while the server runs. */
export const fixedVersion: PublicVersion = () => 'fixed';

/** Declares in a subscription's definition which subscribers share the results. */
export function sharedBy(sharers: Sharers) {
  return { sharedBy: sharers };
}

/** Reads a field's extensions; undefined if its answer isn't public. */
export function readPublicVersion(extensions: Extensions = {}): PublicVersion | undefined {
  const { publicVersion: versionOf } = extensions;
  return typeof versionOf === 'function' ? (services, args) => versionOf(services, args) : undefined;
}

/** Reads a subscription's extensions; null if its results aren't shared. */
export function readSharers(extensions: Extensions = {}): Sharers | null {
  const { sharedBy: sharers } = extensions;
  return sharers === 'everyone' || sharers === 'session' ? sharers : null;
}
