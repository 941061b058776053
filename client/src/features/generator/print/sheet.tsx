import type { ReactNode, RefObject } from 'react';
import { type Paper, papers } from './paper.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly paper: Paper;
  /** The element of the sheet, to measure it. */
  readonly ref?: RefObject<HTMLDivElement | null>;
  /** The code as a picture that keeps its proportions. */
  readonly children: ReactNode;
}

/** A sheet of paper with a code, at its real size. The print dialog previews the same sheet that is printed. */
export function Sheet({ paper: { name, width, caption, card }, ref, children }: SheetProps) {
  return (
    <div ref={ref} className={styles.sheet} data-paper={name} data-card={card !== undefined}>
      {card ? (
        <>
          <p
            className={styles.title}
            data-part="title"
            dir="auto"
            style={{ fontSize: inMillimetres(card.titleSize * papers[name].width) }}
          >
            {card.title}
          </p>
          <div className={styles.room} data-part="room">
            {children}
          </div>
          <div
            className={styles.text}
            data-part="text"
            style={{ fontSize: inMillimetres(card.textSize * papers[name].width) }}
          >
            <Lines text={card.text} />
            {card.secret && (
              <p>
                {card.secret.label}: <span className={styles.secret}>{card.secret.value}</span>
              </p>
            )}
          </div>
        </>
      ) : (
        <>
          <div className={styles.alone} style={{ width: inMillimetres(width) }}>
            {children}
          </div>
          <p className={styles.caption}>{caption}</p>
        </>
      )}
    </div>
  );
}

function Lines({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // A line is identified by its position.
  return lines.map((line, key) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <p key={key} dir="auto">
      {line}
    </p>
  ));
}

function inMillimetres(length: number): string {
  return `${length.toFixed(2)}mm`;
}
