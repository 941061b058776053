import type { Persistence } from '#gql/graphql.ts';
import { CheckboxField } from '#shared/ui/checkbox-field.tsx';

interface KeepSignedInProps {
  readonly persistence: Persistence;
  onChange(persistence: Persistence): void;
}

/** For how long: until the browser closes, or beyond. */
export function KeepSignedIn({ persistence, onChange }: KeepSignedInProps) {
  return (
    <CheckboxField
      label="Keep me signed in"
      value={persistence === 'LOCAL' ? 'true' : ''}
      onChange={(value) => onChange(value ? 'LOCAL' : 'SESSION')}
    />
  );
}
