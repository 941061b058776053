import { startingTokens } from '@canary/catalogue/levels';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type Toast, Toasts } from '#shared/ui/toasts.tsx';

/** Tells a user who has just signed up what the account starts with. Other pages show the tokens in their top bar. */
export default function Welcome() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const toast: Toast = {
    id: 'welcome',
    icon: 'check',
    text: `Welcome. You have ${startingTokens} tokens to unlock types of codes and designs.`,
    action: {
      label: 'Dashboard',
      otherwise: 'Use the Dashboard link at the top',
      run: () => void navigate(paths.home),
    },
  };
  return (
    <Toasts toasts={isOpen ? [toast] : []} undoOtherwise="Press Ctrl+Z" onDismiss={() => setOpen(false)} />
  );
}
