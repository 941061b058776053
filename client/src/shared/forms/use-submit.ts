import { type FormEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf } from '#shared/graphql/failure.ts';

/**
 * Submits a form, one submission at a time. A server error appears at its field, or below the form without a field, and
 * the input stays. After a success the form is reset.
 *
 * @param act sends the values. A returned text is the success message
 */
export function useSubmit<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  act: (values: Output) => Promise<unknown>,
) {
  const [done, setDone] = useState<string>();
  const isRunning = useRef(false);
  const isField = (name = ''): name is FieldPath<Input> => name in form.getValues();

  const send = async (event: FormEvent) => {
    let succeeded = false;
    let result: unknown;
    await form.handleSubmit(async (values) => {
      try {
        result = await act(values);
        succeeded = true;
      } catch (error) {
        const failure = failureOf(error);
        if (isField(failure.field)) {
          form.setError(failure.field, { message: failure.message }, { shouldFocus: true });
        } else form.setError('root', { message: failure.message });
      }
    })(event);
    if (!succeeded) return;
    // `keepDirtyValues` is explicit, because the form may set this option.
    form.reset(undefined, { keepDirtyValues: false });
    setDone(typeof result === 'string' ? result : undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setDone(undefined);
    void send(event).finally(() => {
      isRunning.current = false;
    });
  };

  return {
    submit,
    busy: form.formState.isSubmitting,
    failure: form.formState.errors.root?.message,
    done,
  };
}

/**
 * The props that connect a field component to its form, including the error.
 *
 * @example
 * <TextField label="Username" required {...fieldOf(form, 'username')} />
 */
export function fieldOf<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: FieldPath<Input>,
) {
  const { onChange, onBlur, ref } = form.register(name);
  const error = form.getFieldState(name, form.formState).error?.message;
  return {
    name,
    ref,
    onBlur,
    error,
    // The field components pass the value; react-hook-form expects an event.
    onChange: (value: string) => void onChange({ target: { name, value }, type: 'change' }),
  };
}
