import { type FormEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf } from '#shared/graphql/failure.ts';

/**
 * Sends a form, once at a time. What the server finds wrong is shown at its field, anything else under the form, and
 * nothing typed is lost; after a success the form starts anew.
 *
 * @param act sends what was typed, and returns what to tell when it is done
 */
export function useSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  act: (values: Output) => Promise<string | undefined>,
) {
  const [done, setDone] = useState<string>();
  const working = useRef(false);
  const isField = (name = ''): name is FieldPath<Input> => name in form.getValues();

  const send = async (event: FormEvent) => {
    let succeeded = false;
    let text: string | undefined;
    await form.handleSubmit(async (values) => {
      try {
        text = await act(values);
        succeeded = true;
      } catch (error) {
        const { field, message } = failureOf(error);
        if (isField(field)) form.setError(field, { message }, { shouldFocus: true });
        else form.setError('root', { message });
      }
    })(event);
    if (!succeeded) return;
    // Not even what was typed stays, whatever the form keeps when its values change elsewhere.
    form.reset(undefined, { keepDirtyValues: false });
    setDone(text);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (working.current) return;
    working.current = true;
    setDone(undefined);
    void send(event).finally(() => {
      working.current = false;
    });
  };

  return {
    submit,
    busy: form.formState.isSubmitting,
    failure: form.formState.errors.root?.message,
    done,
  };
}
