import type { ContentType } from '@canary/qr/content/content-type';
import { email } from '@canary/qr/content/email';
import { location } from '@canary/qr/content/location';
import { sms } from '@canary/qr/content/sms';
import { text } from '@canary/qr/content/text';
import { url } from '@canary/qr/content/url';
import { vcard } from '@canary/qr/content/vcard';
import { wifi } from '@canary/qr/content/wifi';
import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { ContentTypeId } from '#config/generators.ts';
import { useCarried } from '#hooks/use-carried.ts';
import { landingMemory, readableDrafts } from '#lib/drafts.ts';
import { useCodeStyle } from '../hooks/use-code-style.ts';
import { useGenerator } from '../hooks/use-generator.ts';
import { useLinkedDesign } from '../hooks/use-linked-design.ts';
import { Generator } from './generator.tsx';
import { type Lock, LockOverlay } from './lock-overlay.tsx';
import styles from './tabbed-generator.module.css';

/** The landing page's types, in its order. */
const tabs: readonly { readonly id: ContentTypeId; readonly type: ContentType }[] = [
  { id: 'url', type: url },
  { id: 'text', type: text },
  { id: 'email', type: email },
  { id: 'vcard', type: vcard },
  { id: 'location', type: location },
  { id: 'sms', type: sms },
  { id: 'wifi', type: wifi },
];

interface TabbedGeneratorProps {
  /** What covers a type, by its id and name; undefined when it is open. */
  lockOf(id: ContentTypeId, name: string): Lock | undefined;
}

/** The generator with a tab for each content type. */
export function TabbedGenerator({ lockOf }: TabbedGeneratorProps) {
  const generator = useGenerator(url, landingMemory);
  const look = useCodeStyle();
  const designProblem = useLinkedDesign(look.choose);
  const choose = (value: unknown) => {
    const tab = tabs.find(({ id }) => id === value);
    if (tab) generator.choose(tab.type);
  };
  useCarried('landing-tab', generator.type.id, choose);
  useCarried('landing-drafts', generator.drafts, (drafts) => generator.restore(readableDrafts(drafts)));

  return (
    <Tabs.Root className={styles.card} value={generator.type.id} onValueChange={choose}>
      <Tabs.List className={styles.tabs} aria-label="What the code holds">
        {tabs.map(({ id, type }) => (
          <Tabs.Trigger key={id} className={styles.tab} value={id}>
            {type.name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, type }) => (
        <Tabs.Content key={id} className={styles.panel} value={id}>
          <Locked lock={lockOf(id, type.name)}>
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
