import { slugOfOwnLink } from '@canary/links/own-link';
import { linkPath } from '@canary/links/short-link';
import { useState } from 'react';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './scan.module.css';

/** Returns the slug of a short link of this site; undefined for other texts. */
export function slugOfThisSite(text: string): string | undefined {
  const shortUrl = document.querySelector('meta[name="short-url"]')?.getAttribute('content') ?? null;
  return slugOfOwnLink(text, { publicUrl: location.origin, shortUrl });
}

/** Asks the server where a short link leads, if the user wants it. */
export function OwnLink({ slug }: { readonly slug: string }) {
  const [answer, setAnswer] = useState<{ title: string; lines: readonly string[] }>();
  const ask = useAction(async () => setAnswer(await readTarget(slug)));
  return (
    <div>
      <div className="row">
        <BusyButton look="quiet" busy={ask.busy} working="Asking…" onClick={ask.run}>
          Show where it leads
        </BusyButton>
        <span className="fine">This sends the link to our server. It doesn’t count as a scan.</span>
      </div>
      <div role="status">
        {answer && (
          <Note>
            {answer.title}
            {answer.lines.map((line) => (
              <span key={line} className={styles.target}>
                {line}
              </span>
            ))}
          </Note>
        )}
      </div>
      <StatusMessage
        failure={ask.failure && 'The server can’t be reached. Check your connection, and try again.'}
      />
    </div>
  );
}

/** Reads the page that the server shows for a link with a `+` at its end. */
async function readTarget(slug: string) {
  const response = await fetch(`${linkPath}${slug}+`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const [title] = textsOf('h1');
  if (title === undefined) throw new Error('This isn’t the page of a short link.');
  return { title, lines: textsOf('main p') };
}
