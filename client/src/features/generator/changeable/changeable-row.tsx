import type { ReactNode } from 'react';
import { Switch } from '#shared/ui/switch.tsx';
import type { Changeable } from './use-changeable.ts';

interface ChangeableRowProps extends Changeable {
  /** Whether the link is made after the visitor has signed up. */
  readonly needsAccount: boolean;
  /** The settings of the link. */
  readonly children: ReactNode;
}

/** The switch for a code that can be changed after printing. */
export function ChangeableRow({ isOn, toggle, needsAccount, children }: ChangeableRowProps) {
  return (
    <div>
      <Switch
        label="Can be changed later"
        describedBy="changeable"
        isOn={isOn}
        busy={false}
        onToggle={toggle}
      />
      <p id="changeable" className="muted">
        The code contains a short link of this site, which stores where it leads. You can point it elsewhere
        after printing, and see how often it is scanned.
        {needsAccount &&
          ' It needs a free account: Download leads to the sign-up, and everything here is kept.'}
      </p>
      {children}
    </div>
  );
}
