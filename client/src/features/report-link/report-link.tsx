import { maxReportLength } from '@canary/input/limits';
import { readShortLink } from '@canary/links/slug';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '#config/paths.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { fieldOf, useSubmit } from '#shared/forms/use-submit.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { TextareaField, TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './report-link.module.css';

/** The form for a report, or a confirmation after sending. */
export function ReportLink() {
  const [isSent, setSent] = useState(false);
  return (
    <div className={styles.report}>
      {isSent ? <Confirmation /> : <ReportForm onSent={() => setSent(true)} />}
    </div>
  );
}

const schema = z.object({
  /** The short link. The field is called `slug` because the server's errors name that field. */
  slug: z.string().transform((link, { addIssue }) => {
    const read = readShortLink(link);
    if (read.kind === 'slug') return read.slug;
    if (link.trim() === '') addIssue('Enter the short link.');
    else if (read.kind === 'mistyped')
      addIssue('This link is mistyped: one character is wrong, or two are swapped.');
    else addIssue('This isn’t a short link of this site.');
    return z.NEVER;
  }),
  reason: z
    .string()
    .trim()
    .min(1, 'Say what is wrong with the link.')
    .refine(
      (text) => [...text].length <= maxReportLength,
      `Write up to ${maxReportLength.toLocaleString('en')} characters.`,
    ),
});

function ReportForm({ onSent }: { onSent(): void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { slug: '', reason: '' } });
  const [search] = useSearchParams();
  const fillIn = useEffectEvent(() => {
    const link = search.get('link');
    if (link && !form.getValues('slug')) form.setValue('slug', link);
  });
  // After the first render, which must match the prerendered page.
  useEffect(() => fillIn(), []);
  const { submit, busy, failure } = useSubmit(form, async (report) => {
    const { sendReport } = await loadChunk(() => import('./operations.ts'));
    await sendReport(report);
    onSent();
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <noscript>
        <Note tone="warning">
          To send a report you need JavaScript, which is turned off or blocked in your browser.
        </Note>
      </noscript>
      <TextField
        label="Short link"
        hint="The whole link, or its last part."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...fieldOf(form, 'slug')}
      />
      <Controller
        control={form.control}
        name="reason"
        render={({ field, fieldState }) => (
          <TextareaField
            label="What is wrong with it?"
            hint="For example where you found the code, and what the site asks for."
            rows={6}
            required
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" busy={busy} working="Sending…">
          Send report
        </BusyButton>
      </div>
      <p className="muted">
        The report contains the link, its target and your words, and nothing about you. It is deleted within a
        year. For an answer, use the <Link to={paths.contact}>contact form</Link>.
      </p>
    </form>
  );
}

function Confirmation() {
  const box = useRef<HTMLDivElement>(null);
  // The focused button was removed with the form.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.sent}>
      <MessageBox icon="check" title="Report sent">
        <p>The operator of this site will look at the link. Don’t enter anything on the site it leads to.</p>
      </MessageBox>
    </div>
  );
}
