import { maxVisitorRows } from '@canary/bulk/table';
import { features as catalogue } from '@canary/catalogue/features';
import type { Design } from '@canary/qr/design/design';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { generatorPath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { withNext } from '#session/login-link.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckboxField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './bulk.module.css';
import { Previews } from './previews.tsx';
import type { UnlockDialogSlot } from './unlock-dialog-slot.ts';
import type { Planning } from './use-run-plan.ts';
import type { OpenSource, SourceChange } from './use-source.ts';

interface MakeSectionProps {
  readonly source: OpenSource;
  readonly planning: Planning;
  /** Why the last run couldn't be started, for display. */
  readonly failure: string | undefined;
  readonly UnlockDialog: UnlockDialogSlot;
  onChange(part: SourceChange): void;
  /** Leaves locked parts of the design out; undefined for none. */
  onLeaveOut(without: Design | undefined): void;
  onMake(): void;
}

/** The first codes, what they still need, and the button that makes all. */
export function MakeSection({
  source,
  planning,
  failure,
  UnlockDialog,
  onChange,
  onLeaveOut,
  onMake,
}: MakeSectionProps) {
  const { columns, isKept } = source;
  const { isUser, isDynamic, linksAlone, isOnLabels, codes, possible, features, locked } = planning;
  const { needsAccount, canMake, design } = planning;
  const { plural } = useNumbers();
  const [isUnlocking, setUnlocking] = useState(false);
  return (
    <section className={styles.section} aria-label="Make the codes">
      {!linksAlone && (
        <>
          {!isOnLabels && <Previews codes={codes.slice(0, 3)} />}
          <p className="fine">
            {isDynamic && 'These codes contain example links: each code gets its own in the run. '}
            {source.design ? (
              <>
                All codes have the look that they had before.{' '}
                <Button
                  look="quiet"
                  onClick={() => {
                    onLeaveOut(undefined);
                    onChange({ design: undefined });
                  }}
                >
                  Use the look of your last code
                </Button>
              </>
            ) : (
              <>
                All codes have the look of your last code.{' '}
                <Link to={isUser ? generatorPath(isDynamic ? 'url' : columns.type) : paths.landing}>
                  Change it
                </Link>
              </>
            )}
          </p>
        </>
      )}
      {locked.length > 0 && isUser && (
        <Note>Needs {locked.map((feature) => catalogue[feature].name).join(', ')}, unlocked once.</Note>
      )}
      {!isUser && (possible > maxVisitorRows || needsAccount) && (
        <Note>
          {needsAccount
            ? 'Codes of this type need a free account.'
            : `Without an account, the first ${maxVisitorRows} codes are made.`}{' '}
          <Link to={withNext(paths.register, paths.bulk)}>Create a free account</Link>
        </Note>
      )}
      {isUser && (
        <CheckboxField
          label="Keep the table under Codes, encrypted, to make these codes again"
          checked={isKept}
          onChange={(next) => onChange({ isKept: next })}
        />
      )}
      <div className={forms.actions}>
        <Button
          aria-disabled={!canMake}
          onClick={() => {
            if (!canMake) return;
            if (locked.length > 0) setUnlocking(true);
            else onMake();
          }}
        >
          Make {plural(codes.length, linksAlone ? 'short link' : 'code')}
        </Button>
      </div>
      <StatusMessage failure={failure} />
      {isUnlocking && (
        <UnlockDialog
          features={features}
          design={design}
          onUnlocked={() => {
            setUnlocking(false);
            onMake();
          }}
          onLeaveOut={(without) => {
            onLeaveOut(without);
            setUnlocking(false);
          }}
          onClose={() => setUnlocking(false)}
        />
      )}
    </section>
  );
}
