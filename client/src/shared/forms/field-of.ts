import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What ties a text or secret field to its form, its error included.
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
    // Our fields tell their value where a form library expects the event.
    onChange: (value: string) => void onChange({ target: { name, value }, type: 'change' }),
  };
}
