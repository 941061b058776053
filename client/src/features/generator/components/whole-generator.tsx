import { parseColour } from '@canary/qr/colour';
import type { ContentType, Values } from '@canary/qr/content/content-type';
import { useEffect, useRef } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import type { DrawnCode } from '#shared/code/save-target.ts';
import { forgetDraft, keepDraft, readDrafts } from '#shared/storage/drafts.ts';
import { type CodeStyle, useCodeStyle } from '../hooks/use-code-style.ts';
import { useGenerator } from '../hooks/use-generator.ts';
import { Generator } from './generator.tsx';
import styles from './whole-generator.module.css';

interface WholeGeneratorProps {
  readonly type: ContentType;
  /** Whether the form has just taken the place of what the focus was on. */
  readonly isNew: boolean;
  /** The code to go on with, and the id that it is kept by; a new one where there is none. */
  readonly start?: { readonly id: string; readonly code: DrawnCode } | undefined;
}

const memory = { read: readDrafts, keep: keepDraft };

/** What is typed into a code that is kept already is no draft of the type, and is given up with the page. */
const memoryOf = (id: string, { empty }: ContentType, { type, values }: DrawnCode) => ({
  read: () => ({ [type]: readDrafts()[id] ?? { ...empty, ...values } }),
  keep: (_type: string, typed: Values) => keepDraft(id, typed),
});

/** The generator of one content type, with everything that the type can hold. */
export function WholeGenerator({ type, isNew, start }: WholeGeneratorProps) {
  const generator = useGenerator(type, start ? memoryOf(start.id, type, start.code) : memory);
  const look = useCodeStyle(start && styleOf(start.code.look));
  const draft = start?.id;
  useEffect(() => () => void (draft && forgetDraft(draft)), [draft]);
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

/** A look as the generator has it while it is worked on. */
function styleOf({ foreground, background, level, size, logo }: DrawnCode['look']): CodeStyle {
  return {
    colours: {
      foreground: parseColour(foreground) ?? codeDefaults.colours.foreground,
      background: parseColour(background) ?? codeDefaults.colours.background,
    },
    level,
    size: String(size),
    logo,
  };
}
