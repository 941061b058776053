import type { Db } from '../../platform/database/database.ts';
import type { PubSub } from '../../platform/pubsub/pubsub.ts';

/** The path at which a click turns a user’s emails about notices off, without a login: RFC 8058. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`;
}

/** Turns the emails about notices off. @returns false if no account has the token */
export async function unsubscribe(
  { db, pubsub }: { readonly db: Db; readonly pubsub: PubSub },
  token: string,
): Promise<boolean> {
  const user = await db.user.findUnique({ where: { unsubscribeToken: token }, select: { id: true } });
  if (!user) return false;
  await db.user.updateMany({ where: { id: user.id }, data: { noticeEmails: false } });
  pubsub.publish(`viewer:${user.id}`);
  return true;
}
