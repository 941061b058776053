import type { ViewerQuery } from '#gql/graphql.ts';

const query = /* GraphQL */ `
  query Viewer {
    me {
      username
    }
  }
`;

/** The signed-in user, as far as the landing page needs it. */
export type Viewer = NonNullable<ViewerQuery['me']>;

/**
 * Asks the server who is signed in; null for nobody, and when the server can't be reached.
 * One plain request, so that the landing page does without a GraphQL client.
 */
export async function fetchViewer(signal: AbortSignal): Promise<Viewer | null> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query }),
      signal,
    });
    const { data }: { data?: ViewerQuery } = await response.json();
    return data?.me ?? null;
  } catch {
    return null;
  }
}
