import { contactMessage } from '@canary/input/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSubmit } from '#hooks/use-submit.ts';
import { useSender } from './use-sender.ts';

/**
 * The form's state: empty, but for the name and address of somebody who is signed in.
 *
 * @param onSent is told where an answer will go
 */
export function useContactForm(onSent: (email: string) => void) {
  const form = useForm({
    resolver: zodResolver(contactMessage),
    defaultValues: { name: '', email: '', topic: 'QUESTION', message: '', website: '' },
  });
  useSender(({ username, email }) => {
    // What they have typed meanwhile is what they want.
    if (!form.getValues('name')) form.setValue('name', username);
    if (!form.getValues('email')) form.setValue('email', email);
  });
  const sending = useSubmit(form, async (values) => {
    const { sendContactMessage } = await import('../api/server.ts');
    await sendContactMessage(values);
    onSent(values.email);
    return undefined;
  });
  return { form, ...sending };
}
