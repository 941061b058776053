import { useApolloClient } from '@apollo/client/react';
import { saveFile } from '#shared/browser/save-file.ts';
import { MyDataDocument } from '../api/my-data.ts';

const fileName = 'canary-qr-data.json';

/** Saves everything that is kept about whoever is logged in. None of it stays in the page's memory. */
export function useDownloadMyData() {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
    const text = `${JSON.stringify(data?.myData, null, 2)}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), fileName);
  };
}
