import { builder } from '../builder.ts';

builder.queryType({ description: 'What can be read.' });
builder.mutationType({ description: 'What can be changed.' });
builder.subscriptionType({
  description:
    'What can be watched, over a WebSocket (graphql-transport-ws) and no other way: it is closed when the session that it was opened with ends.',
});
