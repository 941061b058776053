import { createMentionFinder, type Mention } from '@canary/board/mentions';
import type { Token } from 'markdown-it';
import { Fragment, type ReactNode, useMemo } from 'react';
import { linkAddress } from '../live/link-list.ts';
import { CardReference, type CardReferences, cardReference } from './card-references.tsx';
import styles from './markdown.module.css';
import { isTaskDone, parseMarkdown } from './parse-markdown.ts';

export interface MarkdownProps {
  readonly text: string;
  /** The people of the board, whose mentions are highlighted. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The cards that the text refers to. */
  readonly cards: CardReferences;
  /** The level of the headings that `#` makes, 3 to 6. Smaller headings follow it. */
  readonly topHeading?: number;
}

interface Settings {
  readonly findMentions: (text: string) => Mention[];
  readonly cards: CardReferences;
  /** The level of the headings that `#` makes. */
  readonly topHeading: number;
}

/** A block or an inline element whose end wasn't reached yet. */
interface Open {
  readonly token: Token;
  readonly children: ReactNode[];
}

/**
 * Markdown as React elements. Neither the parser nor the text provides HTML, so nothing has to be sanitised: an element
 * exists only if this file creates it.
 */
export function RenderedMarkdown({ text, people, cards, topHeading = 3 }: MarkdownProps) {
  const findMentions = useMemo(() => createMentionFinder(people), [people]);
  const content = useMemo(() => {
    const tokens = parseMarkdown(text);
    return tokens && renderTokens(tokens, { findMentions, cards, topHeading });
  }, [text, findMentions, cards, topHeading]);
  if (content) return <div className={styles.markdown}>{content}</div>;
  return (
    <>
      <p className="muted">This text has too much formatting. It is shown as you would edit it.</p>
      <div className={styles.source} dir="auto">
        {text}
      </div>
    </>
  );
}

function renderTokens(tokens: readonly Token[], settings: Settings): ReactNode[] {
  const root: ReactNode[] = [];
  const open: Open[] = [];
  for (const [index, token] of tokens.entries()) {
    const children = open.at(-1)?.children ?? root;
    if (token.nesting === 1) {
      open.push({ token, children: [] });
    } else if (token.nesting === 0) {
      children.push(<Fragment key={index}>{renderLeaf(token, settings, open.some(isLink))}</Fragment>);
    } else {
      const closed = open.pop();
      const parent = open.at(-1)?.children ?? root;
      // The parser finds addresses in brackets inside links, too.
      const isInnerLink = closed?.token.type === 'link_open' && open.some(isLink);
      const element = closed && (isInnerLink ? closed.children : renderElement(closed, settings));
      parent.push(<Fragment key={index}>{element}</Fragment>);
    }
  }
  return root;
}

function isLink({ token }: Open): boolean {
  return token.type === 'link_open';
}

function renderElement({ token, children }: Open, { cards, topHeading }: Settings): ReactNode {
  switch (token.type) {
    case 'paragraph_open':
      return token.hidden ? children : <p dir="auto">{children}</p>;
    case 'heading_open':
      return renderHeading(topHeading - 1 + Number(token.tag.slice(1)), children);
    case 'blockquote_open':
      return <blockquote>{children}</blockquote>;
    case 'bullet_list_open':
      return <ul>{children}</ul>;
    case 'ordered_list_open':
      return <ol start={Number(token.attrGet('start') ?? 1)}>{children}</ol>;
    case 'list_item_open':
      return renderItem(isTaskDone(token), children);
    case 'table_open':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the table
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div className={styles.scroller} role="group" aria-label="Table" tabIndex={0}>
          <table className="table">{children}</table>
        </div>
      );
    case 'thead_open':
      return <thead>{children}</thead>;
    case 'tbody_open':
      return <tbody>{children}</tbody>;
    case 'tr_open':
      return <tr>{children}</tr>;
    case 'th_open':
      return (
        <th dir="auto" data-align={alignOf(token)}>
          {children}
        </th>
      );
    case 'td_open':
      return (
        <td dir="auto" data-align={alignOf(token)}>
          {children}
        </td>
      );
    case 'strong_open':
      return <strong>{children}</strong>;
    case 'em_open':
      return <em>{children}</em>;
    case 's_open':
      return <s>{children}</s>;
    case 'link_open': {
      const isNamed = token.markup === '';
      const card = isNamed ? undefined : cards.get(String(token.attrGet('href')));
      return card ? <CardReference card={card} /> : renderLink(token.attrGet('href'), children, isNamed);
    }
    default:
      return children;
  }
}

function renderLeaf(token: Token, settings: Settings, isInLink: boolean): ReactNode {
  switch (token.type) {
    case 'inline':
      return renderTokens(token.children ?? [], settings);
    case 'text':
      return renderText(token.content, settings, isInLink);
    case 'softbreak':
    case 'hardbreak':
      return <br />;
    case 'code_inline':
      return <code dir="ltr">{token.content}</code>;
    case 'code_block':
    case 'fence':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the block
        <pre className={styles.scroller} dir="ltr" tabIndex={0}>
          <code>{token.content}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'image': {
      // An image of another server would tell it who reads the card.
      const label = token.content === '' ? 'Image' : token.content;
      return isInLink ? label : renderLink(token.attrGet('src'), label, true);
    }
    default:
      return token.content;
  }
}

function renderHeading(level: number, children: ReactNode): ReactNode {
  if (level <= 3) return <h3 dir="auto">{children}</h3>;
  if (level === 4) return <h4 dir="auto">{children}</h4>;
  if (level === 5) return <h5 dir="auto">{children}</h5>;
  return <h6 dir="auto">{children}</h6>;
}

function renderItem(isDone: boolean | undefined, children: ReactNode): ReactNode {
  if (isDone === undefined) return <li dir="auto">{children}</li>;
  return (
    <li dir="auto" className={styles.task}>
      <input type="checkbox" checked={isDone} disabled aria-label={isDone ? 'Done' : 'Not done'} /> {children}
    </li>
  );
}

/** @param isNamed whether the link has its own text, which can differ from its address */
function renderLink(address: string | number | null, children: ReactNode, isNamed: boolean): ReactNode {
  const href = linkAddress(String(address));
  if (href === undefined) return children;
  return (
    <a href={href} title={isNamed ? href : undefined} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}

/** Renders text with its mentions and, outside links, the cards that it refers to. */
function renderText(text: string, { findMentions, cards }: Settings, isInLink: boolean): ReactNode {
  const mentions = findMentions(text).map(({ start, end }) => ({
    ...{ start, end },
    shown: <bdi className={styles.mention}>{text.slice(start, end)}</bdi>,
  }));
  const references = Array.from(text.matchAll(cardReference)).flatMap(({ 0: reference, index: start }) => {
    const card = isInLink ? undefined : cards.get(reference);
    return card ? { start, end: start + reference.length, shown: <CardReference card={card} /> } : [];
  });
  const parts: ReactNode[] = [];
  let position = 0;
  for (const { start, end, shown } of [...mentions, ...references].sort((a, b) => a.start - b.start)) {
    // The name of a person can have a number.
    if (start < position) continue;
    parts.push(text.slice(position, start), <Fragment key={start}>{shown}</Fragment>);
    position = end;
  }
  return [...parts, text.slice(position)];
}

/** The parser gives the alignment as a style. */
function alignOf(token: Token): string | undefined {
  return /^text-align:(left|center|right)$/.exec(String(token.attrGet('style')))?.[1];
}
