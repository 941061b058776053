import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { csvFile } from '@canary/tables/write-csv';
import { useEffect, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { OwnLinksQuery } from '#gql/graphql.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/note.tsx';

const OwnLinksDocument = graphql(`
  query OwnLinks($after: String) {
    dynamicCodes(first: 100, after: $after) {
      edges {
        node {
          id
          slug
          shortUrl
          target
          createdAt
          counts {
            scans
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type OwnLink = OwnLinksQuery['dynamicCodes']['edges'][number]['node'];

/** Says how many dynamic codes stop working without the account, and offers a table of these codes. */
export function DynamicCodesNote() {
  const links = useOwnLinks();
  const { plural } = useNumbers();
  if (links === 'failed') {
    return (
      <Note tone="warning">
        If you have dynamic codes, their prints stop working. We couldn’t count them.
      </Note>
    );
  }
  if (links === undefined) return <p role="status">Counting your dynamic codes…</p>;
  if (links.length === 0) return null;
  return (
    <Note
      tone="warning"
      role="status"
      actions={
        <Button look="quiet" onClick={() => saveFile(tableOf(links), 'dynamic-codes.csv')}>
          <Icon name="download" /> CSV
        </Button>
      }
    >
      {plural(links.length, 'dynamic code')} will stop working wherever{' '}
      {links.length === 1 ? 'it is' : 'they are'} printed. Save a table of{' '}
      {links.length === 1 ? 'it' : 'them'} first.
    </Note>
  );
}

function tableOf(links: readonly OwnLink[]): Blob {
  const rows = links.map(({ slug, shortUrl, target, counts, createdAt }) => [
    slug,
    shortUrl,
    target,
    counts.scans,
    createdAt,
  ]);
  return csvFile([['Slug', 'Short link', 'Target', 'Scans', 'Created'], ...rows]);
}

/** All dynamic codes of the user that aren't deleted; undefined while they are loaded. */
function useOwnLinks(): readonly OwnLink[] | 'failed' | undefined {
  const client = useApolloClient();
  const [links, setLinks] = useState<readonly OwnLink[] | 'failed'>();
  useEffect(() => {
    let isUnmounted = false;
    readOwnLinks(client)
      .catch(() => 'failed' as const)
      .then((result) => {
        if (!isUnmounted) setLinks(result);
      });
    return () => {
      isUnmounted = true;
    };
  }, [client]);
  return links;
}

async function readOwnLinks(client: ApolloClient, after: string | null = null): Promise<readonly OwnLink[]> {
  const { data } = await client.query({
    query: OwnLinksDocument,
    variables: { after },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The answer has no data.');
  const { edges, pageInfo } = data.dynamicCodes;
  const links = edges.map(({ node }) => node);
  return pageInfo.hasNextPage ? [...links, ...(await readOwnLinks(client, pageInfo.endCursor))] : links;
}
