import type { ContentType } from '@canary/qr/content/content-type';
import { email } from '@canary/qr/content/email';
import { location } from '@canary/qr/content/location';
import { sms } from '@canary/qr/content/sms';
import { text } from '@canary/qr/content/text';
import { url } from '@canary/qr/content/url';
import { vcard } from '@canary/qr/content/vcard';
import { wifi } from '@canary/qr/content/wifi';
import * as Tabs from '@radix-ui/react-tabs';
import { useCodeStyle } from '../hooks/use-code-style.ts';
import { useGenerator } from '../hooks/use-generator.ts';
import { Generator } from './generator.tsx';
import { LockOverlay } from './lock-overlay.tsx';
import styles from './tabbed-generator.module.css';

/** The landing page's types, in its order, and which of them need an account. */
const tabs: readonly { readonly type: ContentType; readonly locked: boolean }[] = [
  { type: url, locked: false },
  { type: text, locked: false },
  { type: email, locked: false },
  { type: vcard, locked: true },
  { type: location, locked: true },
  { type: sms, locked: true },
  { type: wifi, locked: true },
];

/** The generator with a tab for each content type. */
export function TabbedGenerator({ signedIn }: { signedIn: boolean }) {
  const generator = useGenerator(url);
  const look = useCodeStyle();
  const choose = (value: string) => {
    const tab = tabs.find(({ type }) => type.id === value);
    if (tab) generator.choose(tab.type);
  };

  return (
    <Tabs.Root className={styles.card} value={generator.type.id} onValueChange={choose}>
      <Tabs.List className={styles.tabs} aria-label="What the code holds">
        {tabs.map(({ type }) => (
          <Tabs.Trigger key={type.id} className={styles.tab} value={type.id}>
            {type.name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ type, locked }) => (
        <Tabs.Content key={type.id} className={styles.panel} value={type.id}>
          {locked && !signedIn ? (
            <LockOverlay what={type.name}>
              <Generator generator={generator} look={look} />
            </LockOverlay>
          ) : (
            <Generator generator={generator} look={look} />
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
