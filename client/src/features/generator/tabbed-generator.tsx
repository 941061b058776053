import type { ContentType } from '@canary/qr/content/content-type';
import { email } from '@canary/qr/content/email';
import { text } from '@canary/qr/content/text';
import { url } from '@canary/qr/content/url';
import type { FileOptions } from '@canary/rendering/core/requests';
import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type ContentTypeId, generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { asNewVisitor } from '#session/new-visitor.ts';
import { useSession } from '#session/session.ts';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { rememberLook } from '#shared/code/remembered-look.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { carryInput, useInput } from '#shared/storage/input-store.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import tabStyles from '#shared/ui/tabs.module.css';
import { useChangeable } from './changeable/use-changeable.ts';
import { Generator } from './generator.tsx';
import { landingTab } from './kept-input.ts';
import { useLinkedDesign } from './linked-design.tsx';
import styles from './tabbed-generator.module.css';
import { useContent } from './use-content.ts';
import { useDesign } from './use-design.ts';
import { useExport } from './use-export.ts';

/** A tab, with a content type of the first load or a function that loads the type. */
type Tab = { readonly id: ContentTypeId; readonly name: string } & (
  | { readonly type: ContentType }
  | { readonly type?: undefined; load(): Promise<ContentType> }
);

/** The tabs in order. Types that need an account aren't in the first load. */
const tabs: readonly Tab[] = [
  { id: 'url', name: 'URL', type: url },
  { id: 'text', name: 'Text', type: text },
  { id: 'email', name: 'Email', type: email },
  { id: 'vcard', name: 'vCard', load: async () => (await import('@canary/qr/content/vcard')).vcard },
  {
    id: 'location',
    name: 'Location',
    load: async () => (await import('@canary/qr/content/location')).location,
  },
  { id: 'sms', name: 'SMS', load: async () => (await import('@canary/qr/content/sms')).sms },
  { id: 'wifi', name: 'WiFi', load: async () => (await import('@canary/qr/content/wifi')).wifi },
];

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
    if (pathname !== paths.login && pathname !== paths.register && !exporter.machine.store.read().waiting)
      return;
    carryInput();
    // Remembers the initial look too, because an account starts with another look.
    if (Object.keys(content.drafts).length > 0) rememberLook({ design: editor.design, size: editor.size });
  });
  // This effect comes before the hooks whose values it carries, because effects end in the order of their hooks.
  useEffect(() => () => onLeave(), []);
  const content = useContent(url, visitorDrafts);
  const editor = useDesign();
  const changeable = useChangeable();
  const exporter = useExport({ type: content.type.id });
  const linked = useLinkedDesign(editor);
  const isUser = useSession().status === 'logged-in';
  const navigate = useNavigate();
  /** Saves on a page of the account, because only those pages have the history's key and connection. */
  const saveInAccount = () => {
    exporter.machine.wait({ verb: 'save' });
    navigate(generatorPath(content.type.id));
  };
  /** Makes the link on a page of the account, after a log-in if necessary. */
  const makeLinkInAccount = (file?: FileOptions) => {
    const next = `${paths.generateUrl}?changeable`;
    exporter.machine.wait({ verb: 'save', file });
    navigate(isUser ? next : `${paths.register}?${new URLSearchParams({ next })}`);
  };
  const wanted = useRef<string>(undefined);
  const choose = (value: unknown) => {
    const tab = tabs.find(({ id }) => id === value);
    wanted.current = tab?.id;
    if (tab?.type) content.choose(tab.type);
    else if (tab)
      void loadChunk(tab.load).then(
        (type) => wanted.current === tab.id && content.choose(type),
        () => undefined,
      );
  };
  useInput(landingTab, content.type.id, (tab) => {
    // A visitor may type before the page is interactive. Choosing a tab would then disturb them.
    if (!document.activeElement?.matches('input, textarea')) choose(tab);
  });
  const { restore } = content;
  // Restored after the first render, which must match the prerendered page.
  useEffect(() => restore(visitorDrafts.restore()), [restore]);

  return (
    <Tabs.Root
      // Links to the generator show it without the heading above, so that all of it is in view.
      id="generate"
      tabIndex={-1}
      className={styles.card}
      value={content.type.id}
      onValueChange={choose}
    >
      <Tabs.List className={`${tabStyles.tabs} ${styles.tabs}`} aria-label="Content type">
        {tabs.map(({ id, name }) => (
          <Tabs.Trigger key={id} className={tabStyles.tab} value={id}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id }) => (
        <Tabs.Content key={id} className={styles.panel} value={id}>
          <Locked lock={lockOf(id)}>
            <Generator
              content={content}
              editor={editor}
              exporter={exporter}
              linked={linked}
              changeable={changeable}
              onLinkElsewhere={makeLinkInAccount}
              onSaveElsewhere={isUser ? saveInAccount : undefined}
            />
          </Locked>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** Covers a locked type: visible below the overlay, but out of reach of mouse, keyboard and screen reader. */
function Locked({ lock, children }: { lock: Lock | undefined; children: ReactNode }) {
  if (!lock) return children;
  return (
    <div className={styles.locked}>
      <div className={styles.under} inert aria-hidden="true">
        {children}
      </div>
      <div className={styles.overlay}>
        <Icon name="lock" size={28} />
        <p className={styles.lockText}>{lock.text}</p>
        <Link className={buttonClass()} to={lock.to} state={asNewVisitor}>
          Unlock Now by Free Sign up
        </Link>
      </div>
    </div>
  );
}
