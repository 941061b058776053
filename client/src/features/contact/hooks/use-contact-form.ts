import { contactMessage } from '@canary/input/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useCarried } from '#hooks/use-carried.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { useSender } from './use-sender.ts';

/** What another version of the site may have carried over. */
const carriedOver = z.object({
  name: z.string().catch(''),
  email: z.string().catch(''),
  topic: contactMessage.shape.topic.catch('QUESTION'),
  message: z.string().catch(''),
});

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
  useCarried('contact', useWatch({ control: form.control }), (carried) => {
    const { data } = carriedOver.safeParse(carried);
    if (data) form.reset(data, { keepDefaultValues: true });
  });
  useSender(({ username, email }) => {
    // What they have typed meanwhile is what they want.
    if (!form.getValues('name')) form.setValue('name', username);
    if (!form.getValues('email')) form.setValue('email', email);
  });
  const sending = useSubmit(form, async (values) => {
    const load = () => import('../api/server.ts');
    const { sendContactMessage } = await loadChunk(load);
    await sendContactMessage(values);
    onSent(values.email);
    return undefined;
  });
  return { form, ...sending };
}
