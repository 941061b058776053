import type { ContactMessage } from '@canary/input/contact';
import { graphql } from '#gql/gql.ts';
import { client } from '#shared/graphql/page-client.ts';

const SendContactMessageDocument = graphql(`
  mutation SendContactMessage($input: ContactMessageInput!) {
    sendContactMessage(input: $input)
  }
`);

/** @throws if the server rejects the message or can't be reached */
export async function sendContactMessage(input: ContactMessage): Promise<void> {
  await client.mutate({ mutation: SendContactMessageDocument, variables: { input } });
}

const SenderDocument = graphql(`
  query Sender {
    me {
      id
      username
      email
    }
  }
`);

/** The name and email address of the logged-in user; null for a visitor. */
export async function fetchSender() {
  const { data } = await client.query({ query: SenderDocument, fetchPolicy: 'no-cache' });
  return data?.me ?? null;
}
