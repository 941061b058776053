import type { ReactNode } from 'react';
import type { IconName } from '#config/icons.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { ExampleCode } from '#shared/ui/example-code.tsx';
import field from '#shared/ui/field.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './pictures.module.css';

interface PictureProps {
  /** Text alternative. */
  readonly alt: string;
  readonly children: ReactNode;
}

/** A picture built from the site's own components, so it follows their design and the theme. */
export function Picture({ alt, children }: PictureProps) {
  return (
    <div className={styles.picture} role="img" aria-label={alt}>
      {children}
    </div>
  );
}

/** Stacks parts of a picture vertically. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** A filled-in form field. */
export function FieldPart({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={field.field}>
      <span className={field.label}>{label}</span>
      <span className={`${field.control} ${styles.control}`}>{value}</span>
    </div>
  );
}

interface ButtonPartProps {
  readonly icon?: IconName;
  readonly look?: 'primary' | 'quiet';
  readonly children: string;
}

export function ButtonPart({ icon, look = 'primary', children }: ButtonPartProps) {
  return (
    <span className={`${buttonClass(look)} ${styles.still}`}>
      {icon && <Icon name={icon} />} {children}
    </span>
  );
}

interface NotePartProps {
  readonly icon: IconName;
  readonly look?: 'good' | 'bad' | 'warn' | 'plain';
  readonly children: string;
}

/** A message of the site. */
export function NotePart({ icon, look = 'plain', children }: NotePartProps) {
  return (
    <span className={`${styles.note} ${styles[look]}`}>
      <Icon name={icon} /> {children}
    </span>
  );
}

/** A list of instructions: `li` elements. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** The board while a card is dragged to the next column. */
export function BoardPicture() {
  return (
    <Picture alt="Three columns: todo, in progress and done. A card is being dragged from the first to the second.">
      <span className={styles.board}>
        <span className={styles.column}>
          <span>TODO</span>
          <span className={styles.gap} />
          <span className={styles.card}>Ask the printer</span>
        </span>
        <span className={styles.column}>
          <span>IN PROGRESS</span>
          <span className={`${styles.card} ${styles.carried}`}>Scan the proof</span>
        </span>
        <span className={styles.column}>
          <span>DONE</span>
          <span className={styles.card}>Make the code</span>
        </span>
      </span>
    </Picture>
  );
}

/** An invitation, from its link to the board. */
export function InvitePicture() {
  return (
    <Picture alt="A link with a role is sent to a colleague, who joins the board with it.">
      <span className={styles.stack}>
        <NotePart icon="share-2">Invite people: a link for editors</NotePart>
        <NotePart icon="mail">Sent to a colleague</NotePart>
        <NotePart icon="check" look="good">
          Joined as an editor
        </NotePart>
      </span>
    </Picture>
  );
}

/** A board from another tool, from its file to the receipt. */
export function MovePicture() {
  return (
    <Picture alt="The export of another tool becomes a board, with a receipt of what was imported.">
      <span className={styles.stack}>
        <NotePart icon="upload">trello.json</NotePart>
        <NotePart icon="check" look="good">
          42 cards imported
        </NotePart>
      </span>
    </Picture>
  );
}

/** A card with a due date, a checklist and comments. */
export function CardPicture() {
  return (
    <Picture alt="A card with a due date, a checklist and comments.">
      <span className={styles.stack}>
        <NotePart icon="square-kanban">Print the flyer</NotePart>
        <NotePart icon="calendar">Due tomorrow</NotePart>
        <NotePart icon="list-checks">2 of 5 done</NotePart>
        <NotePart icon="message-square">3 comments</NotePart>
      </span>
    </Picture>
  );
}

/** A code can be scanned from ten times its width. */
export function DistancePicture() {
  return (
    <Picture alt="A phone scans a code 4 cm wide from 40 cm away, ten times its width.">
      <span className={styles.size}>
        <ExampleCode holds="link" />
        <span>4 cm wide</span>
      </span>
      <span className={styles.way}>40 cm</span>
      <span className={styles.phone} />
    </Picture>
  );
}

const verdicts = [
  { look: 'print-safe', note: 'good', icon: 'check', text: 'Always' },
  { look: 'canary', note: 'warn', icon: 'triangle-alert', text: 'On screens' },
  { look: 'pale', note: 'bad', icon: 'x', text: 'Never' },
] as const;

/** The same code in colours that scan well, mostly and badly. */
export function ColoursPicture() {
  return (
    <Picture alt="One code three times. Black on white: always. Canary on ink: on screens. Yellow on white: never.">
      {verdicts.map(({ look, note, icon, text }) => (
        <span key={look} className={styles.verdict}>
          <ExampleCode holds="link" look={look} />
          <NotePart look={note} icon={icon}>
            {text}
          </NotePart>
        </span>
      ))}
    </Picture>
  );
}
