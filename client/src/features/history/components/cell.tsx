import type { ReactNode } from 'react';

interface CellProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A part of a row of the list. */
export function Cell({ className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's rows can't be placed one by one
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus, and what is in its cells
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
