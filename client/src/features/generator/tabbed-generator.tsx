import type { ContentType } from '@canary/qr/content/content-type';
import { text } from '@canary/qr/content/text';
import { url } from '@canary/qr/content/url';
import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type ContentTypeId, generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { asNewVisitor } from '#session/new-visitor.ts';
import { useSession } from '#session/session.ts';
import { rememberedLook } from '#shared/code/remembered-look.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { carryInput, useInput } from '#shared/storage/input-store.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import tabStyles from '#shared/ui/tabs.module.css';
import { useChangeable } from './changeable/use-changeable.ts';
import { useChosenFile } from './export/use-chosen-file.ts';
import { useExport } from './export/use-export.ts';
import { Generator } from './generator.tsx';
import { landingTab, waitingExport } from './kept-input.ts';
import { loadParts } from './lazy-parts.ts';
import { useLinkedDesign } from './linked-design.tsx';
import styles from './tabbed-generator.module.css';
import { useContent } from './use-content.ts';
import { useDesign } from './use-design.ts';

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
  const onLeave = useEffectEvent(() => {
    const { pathname } = window.location;
    // Any other page gets the input only if a save waits: the user is logged in and continues there.
    if (pathname !== paths.login && pathname !== paths.register && !waitingExport.read()) return;
    carryInput();
    // Remembers the initial look too, because an account starts with another look.
    if (Object.keys(content.drafts).length > 0)
      rememberedLook.write({ design: editor.ownDesign, size: editor.size });
  });
  // This effect comes before the hooks whose values it carries, because effects end in the order of their hooks.
  useEffect(() => () => onLeave(), []);
  const content = useContent(url, visitorDrafts);
  const files = useChosenFile();
  const editor = useDesign({ type: content.type.id, onSize: files.forget });
  const changeable = useChangeable();
  const isUser = useSession().status === 'logged-in';
  const navigate = useNavigate();
  /** Only the pages of an account have the history's key, and the connection that makes links. */
  const open = (forLink: boolean) => {
    const next = forLink ? `${generatorPath('url')}?changeable` : generatorPath(content.type.id);
    navigate(isUser ? next : `${paths.register}?${new URLSearchParams({ next })}`);
  };
  const exporter = useExport({ content, editor, files, changeable, account: { isUser, open } });
  const linked = useLinkedDesign(editor);
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
  const { restore } = content;
  // The tab is restored after the first render, which must match the prerendered page.
  useEffect(() => restore(visitorDrafts.restore()), [restore]);

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
          <Generator
            content={content}
            editor={editor}
            exporter={exporter}
            linked={linked}
            changeable={changeable}
            chooseTab={openTab}
          />
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
