import { type ReactNode, useRef, useState } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { PageHeader } from '#shared/layout/member-page.tsx';
import { IconButton } from '#shared/ui/button.tsx';
import { maxNameLength, normaliseName } from '../history-entry.ts';

interface CodeHeaderProps {
  /** The code's name; undefined while it has none. */
  readonly name: string | undefined;
  /** The title while the code has no name. */
  readonly heading: string;
  readonly back: string;
  readonly backTo?: string;
  onName(name: string): void;
  readonly children: ReactNode;
}

/** The head of a generator, whose title is the code's name, which the user can change there. */
export function CodeHeader({ name, heading, onName, ...rest }: CodeHeaderProps) {
  const [isNaming, setNaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(isNaming, () => button.current);
  if (isNaming) {
    const title = (
      <RenameField
        label="Name of this code"
        text={name ?? ''}
        maxLength={maxNameLength}
        normalise={normaliseName}
        onClose={() => setNaming(false)}
        onSave={onName}
      />
    );
    return <PageHeader {...rest} title={title} />;
  }
  const action = (
    <IconButton
      ref={button}
      icon="pencil"
      label={name === undefined ? 'Name this code' : `Rename ${name}`}
      onClick={() => setNaming(true)}
    />
  );
  return <PageHeader {...rest} title={name ?? heading} action={action} />;
}
