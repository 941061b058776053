import type { Persistence } from '#gql/graphql.ts';
import { CheckboxField } from '#shared/ui/field.tsx';

interface KeepLoggedInProps {
  readonly persistence: Persistence;
  onChange(persistence: Persistence): void;
}

/** For how long: until the browser closes, or beyond. */
export function KeepLoggedIn({ persistence, onChange }: KeepLoggedInProps) {
  return (
    <CheckboxField
      label="Keep me logged in"
      value={persistence === 'LOCAL' ? 'true' : ''}
      onChange={(value) => onChange(value ? 'LOCAL' : 'SESSION')}
    />
  );
}
