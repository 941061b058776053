import type { FastifyInstance, FastifyReply } from 'fastify';
import { sizes } from '../guards/limits.ts';
import { unsubscribe, unsubscribePath } from '../modules/notice-mails/unsubscribe.ts';
import type { Db } from '../platform/database/database.ts';
import type { PubSub } from '../platform/pubsub/pubsub.ts';
import { formPageHeaders, type PlainPage, renderPlainPage } from './plain-page.ts';

const askPage: PlainPage = {
  status: 200,
  title: 'Turn off emails about your cards?',
  body: ['You won’t get emails about mentions and assignments any more. You still see them in My cards.'],
  button: 'Turn off emails',
};

const linksFrom = (publicUrl: string) => [
  { label: 'Open your account page', url: `${publicUrl}/account#email` },
];

const donePage = (publicUrl: string): PlainPage => ({
  status: 200,
  title: 'Emails are off',
  body: [
    'You won’t get emails about mentions and assignments any more. You can turn them on again on your account page.',
  ],
  links: linksFrom(publicUrl),
});

const unknownPage = (publicUrl: string): PlainPage => ({
  status: 404,
  title: 'This link doesn’t work',
  body: ['Copy the whole link from the email, or log in and turn off emails on your account page.'],
  links: linksFrom(publicUrl),
});

interface UnsubscribeServices {
  readonly db: Db;
  readonly pubsub: PubSub;
  readonly publicUrl: string;
}

/**
 * Adds the address that turns emails about notices off. Mail programs post `List-Unsubscribe=One-Click` to it, as a
 * form of either type; people get a page with a button, because virus scanners follow links (RFC 8058).
 */
export async function addUnsubscribe(
  app: FastifyInstance,
  { publicUrl, ...services }: UnsubscribeServices,
): Promise<void> {
  const send = (reply: FastifyReply, page: PlainPage) =>
    reply
      .code(page.status)
      .headers({ ...formPageHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(renderPlainPage(page, publicUrl));
  const url = unsubscribePath(':token');
  await app.register(async (scope) => {
    // The body says nothing that the address doesn’t.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    scope.get(url, (_request, reply) => send(reply, askPage));
    scope.post<{ Params: { token: string } }>(
      url,
      { bodyLimit: sizes['unsubscribe-body'].max },
      async ({ params }, reply) => {
        const page = (await unsubscribe(services, params.token)) ? donePage : unknownPage;
        return send(reply, page(publicUrl));
      },
    );
  });
}
