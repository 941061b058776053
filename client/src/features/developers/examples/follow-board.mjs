// npm install graphql graphql-ws ws
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

const query = `subscription FollowBoard($since: Int!) {
  boardEvents(since: $since) {
    version
    kind
    tasks { id fields title columnId }
  }
}`;
const url = 'http://localhost:4000/graphql'.replace('http', 'ws');
const connectionParams = { authorization: `Bearer ${process.env.API_KEY ?? ''}` };
const client = createClient({ url, connectionParams, webSocketImpl: WebSocket, retryAttempts: 0 });

let version = 0;
for (;;) {
  try {
    const variables = { since: version };
    for await (const { data, errors } of client.iterate({ query, variables })) {
      if (errors) throw new Error(errors[0].message);
      version = data.boardEvents.version;
      console.log(data.boardEvents);
    }
  } catch (error) {
    console.error(error.message ?? 'The connection was lost.');
  }
  // Goes on after the last version: nothing is missed or repeated.
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
