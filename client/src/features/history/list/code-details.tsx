import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shortAddress } from '#shared/format/short-address.ts';
import { Button, buttonClass, IconButton } from '#shared/ui/button.tsx';
import { DateTime } from '#shared/ui/date-time.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { type ListedCode, linkStateOf, stateWords } from '../dynamic/listed-code.ts';
import { ScanLine } from '../dynamic/scan-line.tsx';
import { linkIdOf, pathOf, runOf, summaryOf, typeIconOf, typeNameOf } from '../history-entry.ts';
import styles from './code-details.module.css';
import { CodeThumbnail } from './code-thumbnail.tsx';
import type { ListActions } from './history-actions.ts';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

interface CodeDetailsProps {
  /** The entries that match the filter, in order. */
  readonly shown: readonly ListedCode[];
  readonly actions: ListActions;
}

/** The code that has the focus, or had it last, beside the list. */
export function CodeDetails({ shown, actions }: CodeDetailsProps) {
  const ui = useHistoryUi();
  const tabStop = useHistoryUiState((state) => state.tabStop);
  const entry = shown.find(({ id }) => id === tabStop) ?? shown[0];
  if (!entry) return null;
  const { id, code, link, isBare } = entry;
  const isDynamic = linkIdOf(code) !== undefined;
  const isRun = runOf(code) !== undefined;
  const state = linkStateOf(entry);
  return (
    <aside className={styles.details} aria-label={`Details of ${code.name}`}>
      <CodeThumbnail code={code} />
      <div className={styles.title}>
        <h2 dir="auto">{code.name}</h2>
        {!isBare && (
          <IconButton
            icon="pencil"
            label={`Rename ${code.name}`}
            onClick={() => ui.change({ renaming: id })}
          />
        )}
      </div>
      <dl>
        <Detail term={isDynamic ? 'Short link' : typeNameOf(code)}>
          {link ? shortAddress(link.shortUrl) : summaryOf(code)}
        </Detail>
        {link && (
          <>
            <Detail term="Leads to">
              <a href={link.target} target="_blank" rel="noreferrer">
                {shortAddress(link.target)}
              </a>
            </Detail>
            <Detail term="Scans, and the last 14 days">
              <ScanLine link={link} />
            </Detail>
          </>
        )}
        {state && <Detail term="State">{state === 'ACTIVE' ? 'Active' : stateWords[state].text}</Detail>}
        {!isBare && <Detail term="Folder">{code.folder ?? 'No folder'}</Detail>}
        <Detail term="Created">
          <DateTime iso={code.createdAt} />
        </Detail>
        {code.updatedAt !== code.createdAt && (
          <Detail term="Changed">
            <DateTime iso={code.updatedAt} />
          </Detail>
        )}
      </dl>
      <div className={styles.actions}>
        <Link className={buttonClass('secondary')} to={pathOf(entry)}>
          {isDynamic ? (
            <>
              <Icon name="arrow-right" /> Open
            </>
          ) : isRun ? (
            <>
              <Icon name={typeIconOf(code)} /> Make again
            </>
          ) : (
            <>
              <Icon name="pen-tool" /> Edit
            </>
          )}
        </Link>
        {link && (
          <Button look="quiet" onClick={() => void actions.copyLink(entry)}>
            <Icon name="link" /> Copy link
          </Button>
        )}
        {!isRun && (
          <Button look="quiet" onClick={() => void actions.download(entry)}>
            <Icon name="download" /> Download
          </Button>
        )}
        {!isDynamic && !isRun && (
          <>
            <Button look="quiet" onClick={() => void actions.copy(entry)}>
              <Icon name="image" /> Copy
            </Button>
            <Button look="quiet" onClick={() => actions.duplicate?.(entry)}>
              <Icon name="copy-plus" /> Duplicate
            </Button>
          </>
        )}
        {state === 'ACTIVE' && (
          <Button look="quiet" onClick={() => void actions.pause([entry])}>
            <Icon name="pause" /> Pause
          </Button>
        )}
        {state === 'PAUSED' && (
          <Button look="quiet" onClick={() => void actions.resume([entry])}>
            <Icon name="play" /> Resume
          </Button>
        )}
        {!isBare && (
          <Button look="quiet" onClick={() => ui.change({ moving: [id], tabStop: id })}>
            <Icon name="folder" /> Move
          </Button>
        )}
        <Button look="quiet" onClick={() => actions.remove([entry])}>
          <Icon name="trash-2" /> Delete
        </Button>
      </div>
    </aside>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
