import type { ContentType } from '@canary/qr/content/content-type';
import { useEffect, useRef } from 'react';
import { keepDraft, readDrafts } from '#lib/drafts.ts';
import { useCodeStyle } from '../hooks/use-code-style.ts';
import { useGenerator } from '../hooks/use-generator.ts';
import { Generator } from './generator.tsx';
import styles from './whole-generator.module.css';

interface WholeGeneratorProps {
  readonly type: ContentType;
  /** Whether the form has just taken the place of what the focus was on. */
  readonly isNew: boolean;
}

const memory = { read: readDrafts, keep: keepDraft };

/** The generator of one content type, with everything that the type can hold. */
export function WholeGenerator({ type, isNew }: WholeGeneratorProps) {
  const generator = useGenerator(type, memory);
  const look = useCodeStyle();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew || document.activeElement !== document.body) return;
    card.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isNew]);
  return (
    <div ref={card} className={styles.card}>
      <Generator generator={generator} look={look} whole />
    </div>
  );
}
