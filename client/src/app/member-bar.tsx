import { lazy, useEffect } from 'react';
import { CommandMenu } from '#features/command-menu/command-menu.tsx';
import { TokenCount } from '#features/tokens/token-count.tsx';
import { TopBar } from '#features/top-bar/top-bar.tsx';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { whenIdle } from '#shared/browser/when-loaded.ts';

const loadCommands = () => import('./member-commands.tsx');
const MemberCommands = lazy(() => loadChunk(loadCommands));

/** The bar above the pages of an account. */
export function MemberBar() {
  // Early enough that what the user types after Ctrl+K goes into the menu.
  useEffect(() => whenIdle(() => void loadCommands().catch(() => undefined)), []);
  return (
    <TopBar>
      <CommandMenu>{(onClose) => <MemberCommands onClose={onClose} />}</CommandMenu>
      <TokenCount />
    </TopBar>
  );
}
