import { contactMessage } from '@canary/input/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { loadChunk } from '#shared/loading/load-chunk.ts';
import { useCarried } from '#shared/loading/use-carried.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { useSender } from './use-sender.ts';

/** What was written before: another version of the site may have carried it over. */
const written = z.object({
  name: z.string().catch(''),
  email: z.string().catch(''),
  topic: contactMessage.shape.topic.catch('QUESTION'),
  message: z.string().catch(''),
});

/**
 * The form's state: what was written and not sent, else empty but for the name and address of somebody who is logged in.
 *
 * @param onSent is told where an answer will go
 */
export function useContactForm(onSent: (email: string) => void) {
  const form = useForm({
    resolver: zodResolver(contactMessage),
    defaultValues: { name: '', email: '', topic: 'QUESTION', message: '', website: '' },
  });
  const values = useWatch({ control: form.control });
  const restore = (left: unknown) => {
    const { data } = written.safeParse(left);
    if (data) form.reset(data, { keepDefaultValues: true });
  };
  useCarried('contact', values, restore);
  const [left] = useState(() => visitorDrafts.read()['contact']);
  const restoreLeft = useEffectEvent(() => restore(left));
  useEffect(() => restoreLeft(), []);
  useEffect(() => visitorDrafts.keep('contact', written.parse(values)), [values]);
  useSender(({ username, email }) => {
    // What they have typed meanwhile is what they want.
    if (!form.getValues('name')) form.setValue('name', username);
    if (!form.getValues('email')) form.setValue('email', email);
  });
  const sending = useSubmit(form, async (values) => {
    const load = () => import('../api/server.ts');
    const { sendContactMessage } = await loadChunk(load);
    await sendContactMessage(values);
    visitorDrafts.keep('contact', {});
    onSent(values.email);
    return undefined;
  });
  return { form, ...sending };
}
