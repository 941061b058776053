import { useRef, useState } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { CardView } from '../live/board-store.ts';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { type CardLink, replaceLinks, splitLinks } from '../live/link-list.ts';
import { useBoardActions } from '../live/selectors.ts';
import { CardReference, type ReferencedCard, useCardReferences } from './card-references.tsx';
import { CardSection } from './card-section.tsx';
import type { useCardTexts } from './card-texts.ts';
import { LinkForm } from './link-form.tsx';
import styles from './links.module.css';

interface LinksProps {
  readonly card: CardView;
  readonly texts: ReturnType<typeof useCardTexts>;
  readonly canEdit: boolean;
}

/** The links of a card, which are a list in its description. Nothing requests the pages that they lead to. */
export function Links({ card: { id }, texts: { texts }, canEdit }: LinksProps) {
  const ui = useBoardUi();
  // The list is in the description's editor, too.
  const isInEditor = useBoardUiState(({ writing }) => writing === id);
  const { changeDescription } = useBoardActions();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const description = texts?.description ?? '';
  const cards = useCardReferences(description);
  const { links } = splitLinks(description);
  const canChange = canEdit && texts !== undefined && !isInEditor;
  const [wantsNew, setWantsNew] = useState(false);
  const isAdding = canChange && wantsNew;
  useFocusReturn(isAdding, () => addButton.current);
  const cardOf = ({ title, address }: CardLink) => (title === '' ? cards.get(address) : undefined);

  const change = (base: string, next: string, text: string) => {
    changeDescription(id, base, next);
    ui.offerUndo({ id: `link ${id}`, text, undo: () => changeDescription(id, next, base) });
  };
  const remove = (index: number, name: string) => {
    // The last row disappears, because rows have no other keys than their places.
    const row = list.current?.children[Math.min(index, links.length - 2)];
    const target = row?.querySelector('a') ?? list.current?.closest('article');
    target?.focus();
    change(
      description,
      replaceLinks(description, links.toSpliced(index, 1)),
      `Removed the link to ‘${name}’.`,
    );
  };
  if (links.length === 0 && !isAdding) {
    return (
      canChange && (
        <Button ref={addButton} look="quiet" className={styles.first} onClick={() => setWantsNew(true)}>
          <Icon name="link" size={16} /> Add a link
        </Button>
      )
    );
  }
  return (
    <CardSection
      icon="link"
      title="Links"
      beside={
        canChange &&
        !isAdding && (
          <Button ref={addButton} look="quiet" className={styles.add} onClick={() => setWantsNew(true)}>
            Add
          </Button>
        )
      }
    >
      {links.length > 0 && (
        <ul ref={list} className={styles.list}>
          {links.map((link, index) => (
            <LinkRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a link has no id
              key={index}
              link={link}
              card={cardOf(link)}
              index={index}
              description={description}
              canChange={canChange}
              onSave={change}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <LinkForm
          description={description}
          index={links.length}
          onSave={(base, next) => {
            setWantsNew(false);
            change(base, next, 'Added the link.');
          }}
          onCancel={() => setWantsNew(false)}
        />
      )}
    </CardSection>
  );
}

interface LinkRowProps {
  readonly link: CardLink;
  /** The card of the board that the link leads to. */
  readonly card: ReferencedCard | undefined;
  /** The index of the link in the description. */
  readonly index: number;
  readonly description: string;
  readonly canChange: boolean;
  /** @param text says what was saved */
  onSave(base: string, next: string, text: string): void;
  onRemove(index: number, name: string): void;
}

function LinkRow({ link, card, index, description, canChange, onSave, onRemove }: LinkRowProps) {
  const [wantsEdit, setWantsEdit] = useState(false);
  const isEditing = canChange && wantsEdit;
  const editButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(isEditing, () => editButton.current);
  const name = card?.title ?? nameOf(link);
  if (isEditing) {
    return (
      <li>
        <LinkForm
          description={description}
          index={index}
          onSave={(base, next) => {
            setWantsEdit(false);
            onSave(base, next, 'Saved the link.');
          }}
          onCancel={() => setWantsEdit(false)}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.link}>{card ? <CardReference card={card} /> : <WebLink link={link} />}</span>
      {canChange && (
        <>
          <IconButton
            ref={editButton}
            icon="pencil"
            size={16}
            className={styles.tool}
            label={`Edit the link to ${name}`}
            onClick={() => setWantsEdit(true)}
          />
          <IconButton
            icon="x"
            size={16}
            className={styles.tool}
            label={`Remove the link to ${name}`}
            onClick={() => onRemove(index, name)}
          />
        </>
      )}
    </li>
  );
}

function WebLink({ link }: { readonly link: CardLink }) {
  const { title, address } = link;
  return (
    <>
      <a
        href={address}
        title={address}
        target="_blank"
        rel="nofollow noopener noreferrer"
        dir="auto"
        className={title === '' ? styles.address : undefined}
      >
        {nameOf(link)}
      </a>{' '}
      {title !== '' && <bdi className="fine">{new URL(address).host}</bdi>}
    </>
  );
}

/** The title of a link, or its address from the host on. */
function nameOf({ title, address }: CardLink): string {
  const { host, pathname, search, hash } = new URL(address);
  return title || `${host}${pathname}${search}${hash}`.replace(/\/$/, '');
}
