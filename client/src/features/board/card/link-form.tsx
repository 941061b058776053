import { boardText, descriptionProblem } from '@canary/board/texts';
import { readWebAddress } from '@canary/links/web-address';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { linkAddress, replaceLinks, splitLinks } from '../live/link-list.ts';
import styles from './links.module.css';

interface LinkFormProps {
  readonly description: string;
  /** The index of the link in the description; the number of its links for a new link. */
  readonly index: number;
  /**
   * @param base the description when the form was opened
   * @param next the description with the link
   */
  onSave(base: string, next: string): void;
  onCancel(): void;
}

/** The address and the title of a link. Enter saves, Escape cancels. */
export function LinkForm({ description, index, onSave, onCancel }: LinkFormProps) {
  // Another person may change the links meanwhile.
  const [base] = useState(description);
  const { links } = splitLinks(base);
  const link = links[index];
  const [address, setAddress] = useState(link?.address ?? '');
  const [title, setTitle] = useState(link?.title ?? '');
  const [error, setError] = useState<string>();
  const save = () => {
    const { url, problem: addressProblem } = readWebAddress(address);
    // An imported link can lead to an email address.
    const kept = address === link?.address ? address : url && linkAddress(url.href);
    if (kept === undefined) return setError(addressProblem);
    const saved = { title: boardText(title), address: kept };
    if (link && link.title === saved.title && link.address === kept) return onCancel();
    const next = replaceLinks(base, links.toSpliced(index, 1, saved));
    const problem = descriptionProblem(next);
    if (problem) setError(`${problem} The links are a part of it.`);
    else onSave(base, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Escape') return;
    // Escape would close the card, too.
    event.stopPropagation();
    onCancel();
  };
  return (
    <form
      className={styles.form}
      aria-label={link ? 'Edit the link' : 'New link'}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label="Address"
        type="url"
        required
        autoFocus
        autoComplete="off"
        placeholder="https://"
        value={address}
        error={error}
        onChange={(next) => {
          setError(undefined);
          setAddress(next);
        }}
      />
      <TextField
        label="Title"
        autoComplete="off"
        dir="auto"
        value={title}
        onChange={(next) => {
          setError(undefined);
          setTitle(next);
        }}
      />
      <div className="row">
        <Button type="submit">{link ? 'Save' : 'Add'}</Button>
        <Button look="quiet" title="Escape" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
