import type { Design } from '@canary/qr/design/design';
import type { Fix } from '@canary/qr/grade/fixes';
import type { FullVerdict } from '@canary/qr/grade/grade';
import { parameterLabels } from '@canary/qr/grade/parameters';
import { type ReaderName, readerNames } from '@canary/qr/grade/readers';
import { stresses } from '@canary/qr/grade/stress';
import type { ScanReport } from '@canary/rendering/core/grade-code';
import { plainVerdict, sizeWords, weaknessOf } from '#shared/code/verdict-words.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { FixButton } from './fix-button.tsx';
import styles from './scan-details.module.css';

interface ScanDetailsProps {
  readonly report: ScanReport;
  readonly design: Design;
  /** Whether the check ended before it was complete. */
  readonly hasFailed: boolean;
  onFix(fix: Fix): void;
  onClose(): void;
}

/** The details of a scan check: every parameter with its result. */
export function ScanDetails({ report, design, hasFailed, onFix, onClose }: ScanDetailsProps) {
  const { verdict, fixes = [] } = report;
  return (
    <Modal title="Scan check" open onOpenChange={onClose}>
      <div className={styles.details}>
        <p>
          <strong>{plainVerdict(verdict, design)}.</strong> Grade {verdict.grade}.{' '}
          {weaknessOf(verdict, design)} The code has {sizeWords(report)}.
        </p>
        {fixes.length > 0 && (
          <ul className="stack" aria-label="Fixes that were tried">
            {fixes.map((fix) => (
              <li key={fix.label}>
                <FixButton fix={fix} isOutdated={false} onFix={onFix} />
              </li>
            ))}
          </ul>
        )}
        <table className={styles.table}>
          <caption>The grade is the worst of these</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">What was checked</th>
              <th scope="col">Grade</th>
            </tr>
          </thead>
          <tbody>
            {verdict.parameters.map(({ name, grade }) => (
              <tr key={name}>
                <th scope="row">{parameterLabels[name]}</th>
                <td>
                  <span className={styles.grade} data-grade={grade}>
                    {grade}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {'stress' in verdict ? (
          <ReaderTables verdict={verdict} />
        ) : (
          <p role="status">
            {hasFailed
              ? 'The difficult conditions could not be tested. Check your connection and change the code to try again.'
              : 'Testing difficult conditions…'}
          </p>
        )}
        <p className="fine">
          We drew the code and measured it as ISO/IEC 15415 grades prints. It is a scan check, not a
          certification: no camera was calibrated. Try a print before you make many.
        </p>
      </div>
    </Modal>
  );
}

/** Which readers read the file at each size, and the code under each condition. */
function ReaderTables({ verdict: { readings, stress } }: { readonly verdict: FullVerdict }) {
  const { number } = useNumbers();
  return (
    <>
      <ReaderTable
        caption="The file, also shown at other sizes"
        column="Width"
        rows={readings.map(({ width, readBy }) => ({ label: `${number(width)} pixels`, readBy }))}
      />
      <ReaderTable
        caption="Difficult conditions"
        column="Condition"
        rows={stress.map(({ name, readBy }) => ({ label: stresses[name].label, readBy }))}
      />
    </>
  );
}

interface ReaderTableProps {
  readonly caption: string;
  readonly column: string;
  readonly rows: readonly { readonly label: string; readonly readBy: readonly ReaderName[] }[];
}

function ReaderTable({ caption, column, rows }: ReaderTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{column}</span>
          </th>
          {readerNames.map((reader) => (
            <th key={reader} scope="col">
              {reader}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, readBy }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {readerNames.map((reader) => (
              <td key={reader}>
                <Result isRead={readBy.includes(reader)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ isRead }: { readonly isRead: boolean }) {
  return (
    <span className={isRead ? styles.read : styles.lost}>
      <Icon name={isRead ? 'check' : 'x'} size={16} />
      <span className="visually-hidden">{isRead ? 'read' : 'not read'}</span>
    </span>
  );
}
