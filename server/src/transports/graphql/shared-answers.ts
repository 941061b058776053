import type { AppServices } from './context.ts';

/**
 * Finds the version on which alone a field's answer depends; null while the answer isn't public. Arguments that make
 * different answers have different versions.
 */
export type PublicVersion = (
  services: AppServices,
  args: Readonly<Record<string, unknown>>,
) => string | null | Promise<string | null>;

/** The subscribers that get the same results of a subscription: everyone, or all sockets of a session. */
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

/** The version of an answer that stays the same while the server runs. */
export const fixed: PublicVersion = () => 'fixed';

/** Declares in a subscription's definition who gets the same results. */
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
