import type { FormProps } from './form-props.ts';
import type { NewCode } from './keeper.ts';
import { KnownSecretForm } from './known-secret-form.tsx';

interface RenewFormProps extends FormProps {
  onMade(code: NewCode): void;
  onForgotten(): void;
}

/** Another recovery code, in place of one that is lost or may have been seen. */
export function RenewForm({ keeper, methods, onMade, ...rest }: RenewFormProps) {
  return (
    <>
      <p>
        {methods.includes('RECOVERY')
          ? 'The code that you have now opens your saved codes until you say that you have kept the new one.'
          : 'It opens your saved codes if you ever lose what opens them now.'}
      </p>
      <KnownSecretForm
        {...rest}
        methods={methods}
        action="Make a new code"
        working="Making it…"
        act={async (secret) => {
          const made = await keeper.newCode(secret);
          if (made) onMade(made);
          return made !== undefined;
        }}
      />
    </>
  );
}
