import type { Design } from '@canary/qr/design/design';
import type { Fix } from '@canary/qr/grade/fixes';
import type { ScanReport } from '@canary/rendering/core/grade-code';
import type { CodeToGrade } from '@canary/rendering/core/requests';
import { useEffect, useRef, useState } from 'react';
import { plainVerdict } from '#shared/code/verdict-words.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { CodeChecker } from './code-checker.ts';
import { FixButton } from './fix-button.tsx';
import styles from './scan-check.module.css';
import { ScanDetails } from './scan-details.tsx';
import { type ScanCheck as Check, useScanCheck } from './use-scan-check.ts';

interface ScanCheckProps {
  /** Undefined while there is no code. */
  readonly code: CodeToGrade | undefined;
  /** Whether the design is the unchanged initial design. While it scans well, a fix is offered only in the details. */
  readonly isUntouched: boolean;
  /** Loads the generator's checker, which the exports use, too. */
  loadTools(): Promise<{ readonly checker: CodeChecker }>;
  onFix(fix: Fix): void;
}

/** How well the code in the preview scans, in plain words, with a fix, and technical details on demand. */
export default function ScanCheck({ loadTools, ...props }: ScanCheckProps) {
  const [checker, setChecker] = useState<CodeChecker>();
  useEffect(() => {
    loadTools().then(
      (loaded) => setChecker(loaded.checker),
      (error) =>
        setChecker(() => {
          throw error;
        }),
    );
  }, [loadTools]);
  return checker && <LoadedCheck checker={checker} {...props} />;
}

interface LoadedCheckProps extends Omit<ScanCheckProps, 'loadTools'> {
  readonly checker: CodeChecker;
}

function LoadedCheck({ code, isUntouched, checker, onFix }: LoadedCheckProps) {
  const check = useScanCheck(checker, code);
  const { report, isOutdated, hasFailed } = check;
  const isGoodEnough = isUntouched && report !== undefined && isSound(report.verdict);
  const announcement = useAnnouncement(check, code?.design, isGoodEnough);
  const [isOpen, setIsOpen] = useState(false);
  const badge = useRef<HTMLButtonElement>(null);

  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {code && hasFailed && !report && (
        <p className={styles.next}>The scan check could not be loaded. We still check each file.</p>
      )}
      {code && !(hasFailed && !report) && (
        <div className={styles.check} aria-busy={isOutdated}>
          {report ? (
            <button
              ref={badge}
              type="button"
              className={styles.badge}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              <span className={styles.grade} data-grade={report.verdict.grade} aria-hidden="true">
                {report.verdict.grade}
              </span>
              <span className="visually-hidden">{`Scan check: grade ${report.verdict.grade}.`}</span>{' '}
              <strong>{plainVerdict(report.verdict, code.design)}</strong>{' '}
              <span className={styles.more}>Details</span>
            </button>
          ) : (
            <p className={styles.badge}>
              <Icon name="loader-circle" size={22} />
              Checking that it scans…
            </p>
          )}
          {report && (
            <Next
              check={check}
              isGoodEnough={isGoodEnough}
              onFix={(fix) => {
                // The fix's button, which has the focus, disappears.
                badge.current?.focus();
                onFix(fix);
              }}
            />
          )}
        </div>
      )}
      {isOpen && report && code && (
        <ScanDetails
          report={report}
          design={code.design}
          hasFailed={hasFailed}
          onFix={(fix) => {
            setIsOpen(false);
            onFix(fix);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface NextProps {
  readonly check: Check;
  /** Whether the result is good enough to offer no fix. */
  readonly isGoodEnough: boolean;
  onFix(fix: Fix): void;
}

/** The progress of the check, or what the user can do about its result. */
function Next({ check, isGoodEnough, onFix }: NextProps) {
  const { report, isOutdated, hasFailed } = check;
  const [fix] = (!isGoodEnough && report?.fixes) || [];
  if (fix) return <FixButton fix={fix} isOutdated={isOutdated} onFix={onFix} />;
  const words = nextWords();
  return words && <p className={styles.next}>{words}</p>;

  function nextWords(): string | undefined {
    if (hasFailed) return 'The rest of the check could not be loaded.';
    if (!report || isOutdated || !('stress' in report.verdict)) return 'Testing difficult conditions…';
    if (isGoodEnough || report.verdict.grade === 'A') return undefined;
    if (!report.fixes) return 'Looking for a fix…';
    if (isSound(report.verdict)) return undefined;
    return report.verdict.weakest.name === 'reading'
      ? 'Try another size, another format or a template.'
      : 'No single change helps. Try a template.';
  }
}

/** How long a result must not change before it is announced, in milliseconds: each typed letter may change it. */
const SETTLED_MS = 1000;

/** Returns what screen readers announce: complete results, once the user has stopped changing the code. */
function useAnnouncement(
  { report, isOutdated, hasFailed }: Check,
  design: Design | undefined,
  isGoodEnough: boolean,
): string {
  const [announcement, setAnnouncement] = useState('');
  const isComplete = !isOutdated && report?.fixes !== undefined;
  const failure = hasFailed ? 'The scan check could not be finished.' : undefined;
  const text = isComplete && design ? announcementOf(report, design, isGoodEnough) : failure;
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => setAnnouncement(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announcement;
}

function announcementOf({ verdict, fixes = [] }: ScanReport, design: Design, isGoodEnough: boolean): string {
  const sentence = `Scan check: grade ${verdict.grade}. ${plainVerdict(verdict, design)}.`;
  return fixes.length > 0 && !isGoodEnough ? `${sentence} A fix is offered.` : sentence;
}

/** Whether every reader reads the code. */
const isSound = ({ grade }: ScanReport['verdict']) => grade === 'A' || grade === 'B';
