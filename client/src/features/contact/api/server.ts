import type { ContactMessage } from '@canary/input/contact';
import { client } from '#shared/graphql/page-client.ts';
import { SendContactMessageDocument } from './send-contact-message.ts';
import { SenderDocument } from './sender.ts';

/** Rejects with what the server has against it, or when it can't be reached. */
export async function sendContactMessage(input: ContactMessage): Promise<void> {
  await client.mutate({ mutation: SendContactMessageDocument, variables: { input } });
}

/** Who is logged in; null for nobody. */
export async function askSender() {
  const { data } = await client.query({ query: SenderDocument, fetchPolicy: 'no-cache' });
  return data?.me ?? null;
}
