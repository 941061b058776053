import { graphql } from '#gql/gql.ts';
import { client } from '#shared/graphql/page-client.ts';

const ReportLinkDocument = graphql(`
  mutation ReportLink($input: ReportLinkInput!) {
    reportLink(input: $input)
  }
`);

/** @throws if the server rejects the report or can't be reached */
export async function sendReport(input: { readonly slug: string; readonly reason: string }): Promise<void> {
  await client.mutate({ mutation: ReportLinkDocument, variables: { input } });
}
