import { useNavigate } from 'react-router-dom';
import { DotsMenu, MenuItem, MenuSeparator } from '#shared/ui/menu.tsx';
import type { ListedCode } from '../dynamic/listed-code.ts';
import { linkIdOf, pathOf, runOf, typeIconOf } from '../history-entry.ts';
import type { ListActions } from './history-actions.ts';
import { useHistoryUi } from './history-ui.ts';

interface CodeMenuProps {
  readonly entry: ListedCode;
  readonly tabIndex: number;
  readonly actions: ListActions;
}

export function CodeMenu({ entry, tabIndex, actions }: CodeMenuProps) {
  const ui = useHistoryUi();
  const navigate = useNavigate();
  const { id, code, link, isBare } = entry;
  const isDynamic = linkIdOf(code) !== undefined;
  const isRun = runOf(code) !== undefined;
  return (
    <DotsMenu
      of={code.name}
      tabIndex={tabIndex}
      onClose={() => {
        // The focus returns to the row, unless the chosen item has moved it elsewhere.
        const { renaming, moving, focusRequest } = ui.read();
        if (renaming === null && moving === null && focusRequest === null) ui.change({ focusRequest: id });
      }}
    >
      <MenuItem
        icon={isRun ? typeIconOf(code) : 'pen-tool'}
        keys="Enter"
        onSelect={() => void navigate(pathOf(entry))}
      >
        {isRun ? 'Make again' : 'Open'}
      </MenuItem>
      {!isRun && (
        <MenuItem icon="download" onSelect={() => void actions.download(entry)}>
          Download
        </MenuItem>
      )}
      {link && (
        <MenuItem icon="copy" onSelect={() => void actions.copyLink(entry)}>
          Copy link
        </MenuItem>
      )}
      {link?.state === 'ACTIVE' && (
        <MenuItem icon="pause" onSelect={() => void actions.pause([entry])}>
          Pause
        </MenuItem>
      )}
      {link?.state === 'PAUSED' && (
        <MenuItem icon="play" onSelect={() => void actions.resume([entry])}>
          Resume
        </MenuItem>
      )}
      {!isBare && (
        <MenuItem icon="pencil" keys="F2" onSelect={() => ui.change({ renaming: id })}>
          Rename
        </MenuItem>
      )}
      {!isDynamic && !isRun && (
        <MenuItem icon="copy-plus" onSelect={() => actions.duplicate?.(entry)}>
          Duplicate
        </MenuItem>
      )}
      {!isBare && (
        <MenuItem icon="folder" onSelect={() => ui.change({ moving: [id], tabStop: id })}>
          Move to folder…
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon="trash-2" keys="Del" onSelect={() => actions.remove([entry])}>
        Delete
      </MenuItem>
    </DotsMenu>
  );
}
