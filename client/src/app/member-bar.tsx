import { lazy, useEffect } from 'react';
import { paths } from '#config/paths.ts';
import { useUnreadNotices } from '#features/board/live/unread-count.ts';
import { CommandMenu } from '#features/command-menu/command-menu.tsx';
import { TokenCount } from '#features/tokens/token-count.tsx';
import { TopBar } from '#features/top-bar/top-bar.tsx';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { inBackground } from '#shared/browser/when-idle.ts';

const loadCommands = () => import('./member-commands.tsx');
const MemberCommands = lazy(() => loadChunk(loadCommands));

/** The bar above the pages of an account. */
export function MemberBar() {
  const unread = useUnreadNotices();
  // Loads the commands before Ctrl+K, so that the menu's field gets what the user types next.
  useEffect(() => inBackground(() => void loadCommands().catch(() => undefined)), []);
  return (
    <TopBar counts={{ [paths.my]: unread }}>
      <CommandMenu>{(onClose) => <MemberCommands onClose={onClose} />}</CommandMenu>
      <TokenCount />
    </TopBar>
  );
}
