import type { Db } from '../db.ts';

/** The newest messages of the contact form as text, the newest first, for whoever runs the site. */
export async function listMessages(db: Db, count: number): Promise<string> {
  const [messages, all] = await Promise.all([
    db.contactMessage.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: count }),
    db.contactMessage.count(),
  ]);
  const parts = messages.map(({ name, email, topic, message, createdAt }) => {
    const head = `${createdAt.toISOString()}  ${topic}  ${name} <${email}>`;
    // Set in, so that nobody's lines can look like the head of another's message.
    return `${head}\n\n${message.replaceAll(/^(?=.)/gm, '    ')}\n`;
  });
  const end = all > messages.length ? `The newest ${messages.length} of ${all} messages.` : countAll(all);
  return `${[...parts, end].join('\n')}\n`;
}

function countAll(count: number): string {
  if (count === 0) return 'No messages.';
  return count === 1 ? '1 message.' : `${count} messages.`;
}
