import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useBoardUi } from '../state/board-ui.ts';

/** Copies the board's address, with the filter that is on. */
export function CopyLink() {
  const ui = useBoardUi();
  const copy = async () => {
    const { href } = window.location;
    try {
      await navigator.clipboard.writeText(href);
      ui.toast({ id: 'link', text: 'The board’s link is copied.' });
    } catch {
      // A browser may refuse: then it is there to be copied by hand.
      ui.toast({ id: 'link', text: `The board’s link: ${href}` });
    }
  };
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <Icon name="link" /> Copy link
    </Button>
  );
}
