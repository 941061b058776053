import type { ContentTypeId } from '@canary/qr/content/all';
import type { ContentType } from '@canary/qr/content/content-type';
import { text } from '@canary/qr/content/text';
import { url } from '@canary/qr/content/url';
import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { asNewVisitor } from '#session/new-visitor.ts';
import { useInput } from '#shared/storage/input-store.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import tabStyles from '#shared/ui/tabs.module.css';
import { Generator } from './generator.tsx';
import { landingTab } from './kept-input.ts';
import { loadParts } from './lazy-parts.ts';
import styles from './tabbed-generator.module.css';
import { useVisitorGenerator } from './use-visitor-generator.ts';

/** The content types of the landing page, in order, with their names. */
const tabs = [
  { id: 'url', name: 'URL' },
  { id: 'text', name: 'Text' },
  { id: 'email', name: 'Email' },
  { id: 'vcard', name: 'vCard' },
  { id: 'location', name: 'Location' },
  { id: 'sms', name: 'SMS' },
  { id: 'wifi', name: 'WiFi' },
] as const satisfies { id: ContentTypeId; name: string }[];

type TabId = (typeof tabs)[number]['id'];

/** The first types are part of the first load. */
const firstTypes: Readonly<Partial<Record<TabId, ContentType>>> = { url, text };

/** Why a visitor can't use a content type, and the link to the log-in. */
export interface Lock {
  readonly text: string;
  /** Path on this site. */
  readonly to: string;
}

interface TabbedGeneratorProps {
  /** Returns the lock of a type, or undefined if the visitor can use it. */
  lockOf(id: ContentTypeId): Lock | undefined;
}

/** The landing page's generator, with a tab for each content type. */
export function TabbedGenerator({ lockOf }: TabbedGeneratorProps) {
  const generator = useVisitorGenerator(url);
  const { content } = generator;
  // The tab changes at once; the form follows when its type is loaded.
  const [tab, setTab] = useState<TabId>('url');
  const wanted = useRef(tab);
  const list = useRef<HTMLDivElement>(null);
  const choose = (value: unknown) => {
    const id = tabs.find((known) => known.id === value)?.id;
    if (!id) return false;
    const show = (type: ContentType) => wanted.current === id && content.choose(type);
    const first = firstTypes[id];
    wanted.current = id;
    setTab(id);
    if (first) show(first);
    else
      loadParts().then(
        ({ contentTypes }) => show(contentTypes[id]),
        () => wanted.current === id && choose(content.type.id),
      );
    return true;
  };
  /** Chooses a tab for a button that disappears with its form: the tab gets its focus. */
  const openTab = (id: ContentTypeId) => {
    list.current?.querySelector<HTMLElement>(`[data-type="${id}"]`)?.focus();
    return choose(id);
  };
  useInput(landingTab, content.type.id, (tab) => {
    // A visitor may type before the page is interactive. Choosing a tab would then disturb them.
    if (!document.activeElement?.matches('input, textarea')) choose(tab);
  });

  return (
    <Tabs.Root
      // Links to the generator show it without the heading above, so that all of it is in view.
      id="generate"
      tabIndex={-1}
      className={styles.card}
      value={tab}
      onValueChange={choose}
    >
      <Tabs.List ref={list} className={`${tabStyles.tabs} ${styles.tabs}`} aria-label="Content type">
        {tabs.map(({ id, name }) => (
          <Tabs.Trigger key={id} className={tabStyles.tab} value={id} data-type={id}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* One generator for all types, so that the studio stays as it is. */}
      <Tabs.Content className={styles.panel} value={tab}>
        <Locked lock={lockOf(tab)}>
          <Generator {...generator} chooseTab={openTab} />
        </Locked>
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Covers a locked type: visible below the overlay, but out of reach of mouse, keyboard and screen reader. */
function Locked({ lock, children }: { lock: Lock | undefined; children: ReactNode }) {
  return (
    <div className={lock && styles.locked}>
      <div className={lock && styles.under} inert={lock !== undefined} aria-hidden={lock && true}>
        {children}
      </div>
      {lock && (
        <div className={styles.overlay}>
          <Icon name="lock" size={28} />
          <p className={styles.lockText}>{lock.text}</p>
          <Link className={buttonClass()} to={lock.to} state={asNewVisitor}>
            Unlock Now by Free Sign up
          </Link>
        </div>
      )}
    </div>
  );
}
