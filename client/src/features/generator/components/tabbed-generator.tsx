import type { ContentType } from '@canary/qr/content/content-type';
import { email } from '@canary/qr/content/email';
import { text } from '@canary/qr/content/text';
import { url } from '@canary/qr/content/url';
import * as Tabs from '@radix-ui/react-tabs';
import { type ReactNode, useRef, useState } from 'react';
import type { ContentTypeId } from '#config/generators.ts';
import { loadChunk } from '#shared/loading/load-chunk.ts';
import { useCarried } from '#shared/loading/use-carried.ts';
import { readableDrafts, visitorDrafts } from '#shared/storage/drafts.ts';
import { useCodeStyle } from '../hooks/use-code-style.ts';
import { useGenerator } from '../hooks/use-generator.ts';
import { useLinkedDesign } from '../hooks/use-linked-design.ts';
import { Generator } from './generator.tsx';
import { type Lock, LockOverlay } from './lock-overlay.tsx';
import styles from './tabbed-generator.module.css';

/** What whoever has just come can make. The others take an account, and come when their tab is chosen. */
const open: Partial<Record<ContentTypeId, ContentType>> = { url, text, email };

/** The landing page's types, in its order, with their names. */
const tabs = [
  ['url', url.name],
  ['text', text.name],
  ['email', email.name],
  ['vcard', 'vCard'],
  ['location', 'Location'],
  ['sms', 'SMS'],
  ['wifi', 'WiFi'],
] as const satisfies readonly (readonly [ContentTypeId, string])[];

async function typeOf(id: ContentTypeId): Promise<ContentType | undefined> {
  if (open[id]) return open[id];
  const { accountTypes } = await loadChunk(() => import('../account-types.ts'));
  return accountTypes[id];
}

interface TabbedGeneratorProps {
  /** What covers a type, by its id and name; undefined when it is open. */
  lockOf(id: ContentTypeId, name: string): Lock | undefined;
}

/** The generator with a tab for each content type. */
export function TabbedGenerator({ lockOf }: TabbedGeneratorProps) {
  const generator = useGenerator(url, visitorDrafts);
  const look = useCodeStyle();
  const designProblem = useLinkedDesign(look.choose);
  const [missing, setMissing] = useState<string>();
  const chosen = useRef<unknown>(url.id);
  const choose = async (value: unknown) => {
    chosen.current = value;
    const [id, name] = tabs.find(([known]) => known === value) ?? [];
    setMissing(undefined);
    try {
      const type = id && (await typeOf(id));
      // Another may have been chosen while its code came.
      if (type && chosen.current === value) generator.choose(type);
    } catch {
      setMissing(name);
    }
  };
  useCarried('landing-tab', generator.type.id, (carried) => void choose(carried));
  useCarried('landing-drafts', generator.drafts, (drafts) => generator.restore(readableDrafts(drafts)));

  return (
    <Tabs.Root
      className={styles.card}
      value={generator.type.id}
      onValueChange={(value) => void choose(value)}
    >
      <Tabs.List className={styles.tabs} aria-label="What the code holds">
        {tabs.map(([id, name]) => (
          <Tabs.Trigger key={id} className={styles.tab} value={id}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {missing && (
        <p className={styles.missing} role="alert">
          {missing} could not be loaded. Check your connection, then choose it again.
        </p>
      )}
      {tabs.map(([id, name]) => (
        <Tabs.Content key={id} className={styles.panel} value={id}>
          <Locked lock={lockOf(id, name)}>
            <Generator generator={generator} look={look} designProblem={designProblem} />
          </Locked>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Locked({ lock, children }: { lock: Lock | undefined; children: ReactNode }) {
  return lock ? <LockOverlay lock={lock}>{children}</LockOverlay> : children;
}
