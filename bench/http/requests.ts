import { hashOf } from '../../client/build/sent-documents.ts';
import { siteDocuments } from '../../scripts/site-documents.ts';

/** An operation, and the clients that send it. */
export interface Scene {
  readonly title: string;
  /** The text of the operation. */
  readonly text: string;
  /** Whether the site sends this operation, so that the server's manifest has it. */
  readonly isOfSite: boolean;
  /** Cards of the board. */
  readonly cards: number;
  /** The sender: a visitor, who may read by GET, or a user with a session. */
  readonly by: 'visitor' | 'user';
}

/** How an operation is sent. REST has a route for each. */
export type Way = 'text' | 'hash' | 'route';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const texts = Object.values(siteDocuments());

function ofSite(name: string): string {
  const text = texts.find((one) => one.startsWith(`query ${name} `));
  if (text === undefined) throw new Error(`The site has no query ${name}: choose another for the benchmark.`);
  return text;
}

const page = `{
  tasks(first: 100) { edges { node { id title columnId rank assigneeIds } } }
}`;

export const scenes: readonly Scene[] = [
  { title: '{ __typename }', text: '{ __typename }', isOfSite: false, cards: 100, by: 'visitor' },
  // The smallest operation of the site.
  {
    title: 'LoginProviders',
    text: ofSite('LoginProviders'),
    isOfSite: true,
    cards: 100,
    by: 'visitor',
  },
  { title: 'tasks(first: 100)', text: page, isOfSite: false, cards: 100, by: 'visitor' },
  // The site asks for 100 cards by reading a board that has 100.
  {
    title: 'Board with 100 cards',
    text: ofSite('Board'),
    isOfSite: true,
    cards: 100,
    by: 'visitor',
  },
  {
    title: 'Board with 1,000 cards',
    text: ofSite('Board'),
    isOfSite: true,
    cards: 1_000,
    by: 'visitor',
  },
  {
    title: 'me with a session',
    text: ofSite('Sender'),
    isOfSite: true,
    cards: 100,
    by: 'user',
  },
  // The operation of every public page.
  {
    title: 'me with unlocks',
    text: ofSite('Viewer'),
    isOfSite: true,
    cards: 100,
    by: 'user',
  },
];

/** The token of the only session. */
export const token = 'a-token-of-the-benchmark';

/** The request of a scene. A public read by its hash is a GET, as the site sends it. */
export function requestOf(scene: Scene, way: Way, origin: string): Request {
  const headers = { origin, ...(scene.by === 'user' && { cookie: `session=${token}` }) };
  if (way === 'route') return { method: 'GET', path: `/${scenes.indexOf(scene)}`, headers };
  const operation =
    way === 'text'
      ? { query: scene.text }
      : { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(scene.text) } } };
  if (way === 'hash' && scene.by === 'visitor') {
    const extensions = encodeURIComponent(JSON.stringify(operation.extensions));
    return { method: 'GET', path: `/graphql?extensions=${extensions}`, headers };
  }
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  };
}

/** A document like the document of the scene, but not in the manifest. */
export function asFreeDocument(scene: Scene): Scene {
  return { ...scene, text: scene.text.replace(/^query \w+/, 'query Free') };
}
