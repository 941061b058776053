import { formatShortDate } from '#shared/format/format-date.ts';
import { readLocale } from '#shared/format/locale.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './banners.module.css';
import { useBoardUi } from './board-ui.ts';
import { summaryOf } from './change-texts.ts';
import { useBoardRef, useHeldChanges, useUnsentWork } from './selectors.ts';
import type { QueuedChange } from './unsent-items.ts';
import type { UnsentEdit } from './unsent-work.ts';

/** The most changes that are named. */
const maxNamed = 5;

/** Offers changes that aren't sent by themselves: after a long time, or after they were refused, or another person's. */
export function HeldChanges() {
  const { offered } = useHeldChanges();
  const { release, edit } = useUnsentWork();
  const { plural, number } = useNumbers();
  const { accountId } = useBoardRef();
  const ui = useBoardUi();
  const first = offered[0];
  const named = offered.slice(0, maxNamed).map(({ change, label }) => summaryOf(change, label));
  const more = offered.length - maxNamed;
  const discard = () => {
    const restored = offered.map((content): UnsentEdit => {
      return { kind: 'change', id: content.change.changeId, content };
    });
    edit(...restored.map(({ kind, id }) => ({ kind, id })));
    const text = `Discarded ${plural(offered.length, 'unsent change')}.`;
    ui.notices.show({ id: 'discarded changes', text, undo: () => edit(...restored) });
  };
  return (
    <div role="status" className={styles.status}>
      {first && (
        <Note
          tone="warning"
          actions={
            <>
              <Button look="quiet" onClick={() => release(offered)}>
                Send
              </Button>
              <Button look="quiet" onClick={discard}>
                Discard
              </Button>
            </>
          }
        >
          <strong>
            {plural(offered.length, 'change')} {offered.length === 1 ? 'hasn’t' : 'haven’t'} been sent.
          </strong>{' '}
          {reasonOf(first, accountId === null)} <bdi>{named.join('; ')}</bdi>
          {more > 0 && `; ${number(more)} more`}
        </Note>
      )}
    </div>
  );
}

/** Why a change was not sent. */
function reasonOf({ refusal, change: { madeAt = 0 } }: QueuedChange, isOfAnyone: boolean): string {
  if (refusal === 'archived') return 'The card was in the archive:';
  if (refusal === 'forbidden') return 'You could not edit the board:';
  const day = formatShortDate(new Date(madeAt).toISOString(), readLocale());
  return `Made in this browser on ${day}${isOfAnyone ? ', perhaps by another person' : ''}:`;
}
