import { builder } from '../builder.ts';

builder.mutationField('signOut', (t) =>
  t.boolean({
    description: 'Ends the session of whoever asks. True when there was one to end.',
    // There are no sessions yet, so there is never one to end.
    resolve: () => false,
  }),
);
