import { maxApiKeys, maxCreatedAtOnce, maxDynamicCodes } from '@canary/input/limits';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { PageSection } from '#shared/layout/sectioned-page.tsx';
import { CodeExample } from './code-example.tsx';
import addCard from './examples/add-card.mjs?raw';
import codeImage from './examples/code-image.html?raw';
import drawCodePython from './examples/draw_code.py?raw';
import drawCode from './examples/draw-code.mjs?raw';
import drawCodeBy from './examples/draw-code.sh?raw';
import dynamicCode from './examples/dynamic-code.mjs?raw';
import followBoard from './examples/follow-board.mjs?raw';
import handleErrors from './examples/handle-errors.mjs?raw';
import ownBoards from './examples/own-boards.mjs?raw';
import readBoard from './examples/read-board.sh?raw';
import readPages from './examples/read-pages.mjs?raw';
import { imageProblems } from './image-problems.ts';
import styles from './sections.module.css';

const errorCodes = [
  ['BAD_USER_INPUT', 'Correct the input. The extension “field” names its field.'],
  ['UNAUTHENTICATED', 'The API key was revoked or has expired, or there is none. Create another.'],
  ['INSUFFICIENT_ACCESS', 'The key lacks an access, which “area” and “access” name. Create one that has it.'],
  ['NOT_FOUND', 'There is nothing with this id that you may see.'],
  ['CONFLICT', 'Another change was made first. Read again, and decide.'],
  ['RATE_LIMITED', 'Too many attempts. Try again after as many seconds as “retryAfter” says.'],
  ['OVERLOADED', 'The server has too much to do. Try again after as many seconds as “retryAfter” says.'],
  ['UNAVAILABLE', 'The database can’t be reached. A change may have been made: send it again with its key.'],
] as const;

/** The sections of the page for developers, in page order. The test of the examples runs each file. */
export const sections: readonly PageSection[] = [
  {
    id: 'quick-start',
    title: 'Read the board',
    content: (
      <>
        <p>
          One GraphQL endpoint serves everything: queries and mutations over HTTP, subscriptions over
          WebSocket. The open board needs no API key unless the operator has limited it to members. All
          examples work with a key, and take it from the environment variable <code>API_KEY</code>.
        </p>
        <CodeExample name="read-board.sh" code={readBoard} />
        <p>
          <a href="/graphql">Open the playground</a> to try operations in your browser, with examples and the
          schema beside them.
        </p>
      </>
    ),
  },
  {
    id: 'api-keys',
    title: 'Use an API key',
    content: (
      <>
        <p>
          With a key, a program reads and changes your boards and dynamic codes. You create it on your{' '}
          <Link to={`${paths.account}#api-keys`}>account page</Link>, where you choose what it may do, until
          when, and whether for one board only. Send it in the header <code>authorization</code>, and over
          WebSocket as <code>authorization</code> in <code>connectionParams</code>.
        </p>
        <CodeExample name="own-boards.mjs" code={ownBoards} />
        <p>
          A key acts with your role on each board. It counts until it expires or you revoke it: then requests
          fail with <code>UNAUTHENTICATED</code>, and sockets are closed with code 4401. Keep it on your own
          computers. In a web page, everyone could read it. An account has up to {maxApiKeys} keys.
        </p>
        <p>
          The description of each field in the schema says which access it needs. Your account, and changing
          members and invitations, need a person. Saved codes stay out of reach, too, because they are
          encrypted by the browser, and only the user’s password, passphrase or recovery code opens them.
        </p>
      </>
    ),
  },
  {
    id: 'change',
    title: 'Make a change',
    content: (
      <>
        <p>
          Your program chooses the id of a new card and, for each change, an idempotency key (
          <code>changeId</code>). If an answer is lost, send the same change again: the server applies each
          key once.
        </p>
        <CodeExample name="add-card.mjs" code={addCard} />
      </>
    ),
  },
  {
    id: 'follow',
    title: 'Follow the board',
    content: (
      <>
        <p>
          <code>boardEvents</code> sends all changes after a version, in order and without gaps, and then each
          new one. The protocol is <code>graphql-transport-ws</code>, which the package graphql-ws speaks.
        </p>
        <CodeExample name="follow-board.mjs" code={followBoard} />
      </>
    ),
  },
  {
    id: 'dynamic-codes',
    title: 'Make dynamic codes',
    content: (
      <>
        <p>
          A dynamic code contains a short link, whose target you change after printing. <code>payload</code>{' '}
          is the text for the QR code. <code>createDynamicCode</code> takes an idempotency key. A change takes
          the <code>version</code> that it is based on: if someone else was first, it fails with{' '}
          <code>CONFLICT</code> and the current version and target. <code>createDynamicCodes</code> makes up
          to {maxCreatedAtOnce} in one request, with a result for each: the code, or why it was refused.
        </p>
        <CodeExample name="dynamic-code.mjs" code={dynamicCode} />
        <p>
          An account has up to {maxDynamicCodes.unverified} dynamic codes, and up to{' '}
          {maxDynamicCodes.verified.toLocaleString('en')} with a confirmed email address, which a name of your
          own for the short link (<code>slug</code>) needs, too. Targets are web addresses of up to 2,048
          characters, and <code>BAD_USER_INPUT</code> names the field that was refused. Scans have no limit:{' '}
          <code>scanCounts</code> sends the totals at most once a second, and <code>statistics</code> has
          hours for 90 days, and days and months for as long as you have the code. The playground has an
          example of each operation.
        </p>
      </>
    ),
  },
  {
    id: 'images',
    title: 'Draw codes',
    content: (
      <>
        <p>
          An address is a code, for web pages and scripts, without a key: <code>/api/v1/qr.svg</code>,{' '}
          <code>.png</code> or <code>.json</code> with the text as <code>data</code>. Each code was read back.
          The same address always gives the same code, and may be kept for a year.
        </p>
        <CodeExample name="draw-code.sh" code={drawCodeBy} />
        <CodeExample name="code-image.html" code={codeImage} />
        <p>
          The server gets the text, and neither stores nor logs it. Others may see an address, and caches on
          the way may keep it. An address of more than 8 KB gets status 431, without a problem. Send private
          texts, logos, and texts that are too long for an address by POST:
        </p>
        <CodeExample name="draw-code.mjs" code={drawCode} />
        <p>
          <a href="/api/v1/openapi.json">The description by OpenAPI</a> has all parameters. What costs tokens
          in the studio needs the API key of an account that has unlocked it, with access to images. Without a
          key, an IP address can have 60 new images a minute; with a key, a program can have 600.
        </p>
        <p>
          An answer without an image is a problem by RFC 9457, whose <code>code</code> never changes:
        </p>
        <CodeExample name="draw_code.py" code={drawCodePython} />
        <table>
          <thead>
            <tr>
              <th scope="col">Status and code</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {imageProblems.map(([status, codes, advice]) => (
              <tr key={status}>
                <th scope="row" className={styles.codes}>
                  {status}
                  {codes.map((code) => (
                    <div key={code}>
                      <code id={`image-${code}`}>{code}</code>
                    </div>
                  ))}
                </th>
                <td>{advice}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ),
  },
  {
    id: 'errors',
    title: 'Handle errors',
    content: (
      <>
        <p>
          An error has a message for people and, in <code>extensions</code>, a code for programs.
        </p>
        <CodeExample name="handle-errors.mjs" code={handleErrors} />
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {errorCodes.map(([code, advice]) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{advice}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>The description of each field in the schema says with which codes it fails.</p>
      </>
    ),
  },
  {
    id: 'pages',
    title: 'Read long lists',
    content: (
      <>
        <p>
          Lists come in pages of up to 100, by the conventions of Relay. Pass the <code>endCursor</code> of
          one page to get the next one.
        </p>
        <CodeExample name="read-pages.mjs" code={readPages} />
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Limits',
    content: (
      <>
        <p>
          Requests are limited by IP address, and so are connections, subscriptions and the size of documents.
          A request over the limit is answered with status 429 and the header <code>retry-after</code>: wait
          that many seconds. Programs that send a few requests a second never meet a limit.
        </p>
        <p>
          A document may have 20,000 characters. Ask for the fields that you need: the deeper and the longer a
          document, the sooner it is rejected as too expensive.
        </p>
      </>
    ),
  },
];
