import type { ReactNode } from 'react';
import type { RenderGenerator } from '#shared/code/save-target.ts';
import { EditedCode } from './edited-code.tsx';
import { OpenedEntry } from './opened-entry.tsx';

interface OpenedCodeProps {
  readonly id: string;
  /** Content type of the page. A code of another type redirects to its own page. */
  readonly type: string;
  /** The head of the page until the code is found. */
  readonly header: ReactNode;
  readonly children: RenderGenerator;
}

/** Loads a saved code into the generator. */
export default function OpenedCode({ id, type, header, children }: OpenedCodeProps) {
  return (
    <OpenedEntry id={id} type={type} header={header}>
      {({ history, entry, openNext }) => (
        <EditedCode history={history} entry={entry} onContinueWith={openNext}>
          {children}
        </EditedCode>
      )}
    </OpenedEntry>
  );
}
