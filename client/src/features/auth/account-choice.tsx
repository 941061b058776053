import { startingTokens } from '@canary/catalogue/levels';
import * as Tabs from '@radix-ui/react-tabs';
import { type ComponentProps, useState } from 'react';
import forms from '#shared/ui/form.module.css';
import tabs from '#shared/ui/tabs.module.css';
import { AuthPage } from './auth-page.tsx';
import { LoginForm } from './login-form.tsx';
import type { PasswordHandler } from './operations.ts';
import { SignUpForm } from './sign-up-form.tsx';

interface AccountChoiceProps extends Pick<ComponentProps<typeof AuthPage>, 'seo' | 'aside'> {
  readonly onAccepted: PasswordHandler;
}

const titles = { new: 'Create account', known: 'Log in' } as const;

/** The form to sign up, with the way to log in beside it, for visitors who followed a link that offers an account. */
export function AccountChoice({ onAccepted, ...page }: AccountChoiceProps) {
  const [choice, setChoice] = useState<keyof typeof titles>('new');
  return (
    <AuthPage
      title={titles[choice]}
      lead={`An account is free and starts with ${startingTokens} tokens.`}
      {...page}
    >
      <Tabs.Root
        className={forms.form}
        value={choice}
        onValueChange={(value) => setChoice(value === 'known' ? value : 'new')}
      >
        <Tabs.List className={tabs.tabs} aria-label="Do you have an account?">
          {Object.entries(titles).map(([value, title]) => (
            <Tabs.Trigger key={value} className={tabs.tab} value={value}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content className={forms.form} value="new">
          <SignUpForm onAccepted={onAccepted} />
        </Tabs.Content>
        <Tabs.Content className={forms.form} value="known">
          <LoginForm onAccepted={onAccepted} />
        </Tabs.Content>
      </Tabs.Root>
    </AuthPage>
  );
}
