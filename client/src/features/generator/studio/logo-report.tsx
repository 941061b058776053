import type { CarriedLogo } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './logo-report.module.css';

interface LogoReportProps {
  readonly design: Design;
  readonly payload: string | undefined;
  /** Changes the logo's share of the code's area. */
  onArea(area: number): void;
}

/** Says how the code carries its logo, and offers the size that fits if the chosen size doesn't. */
export function LogoReport({ design, payload, onArea }: LogoReportProps) {
  const { code, isOutdated, hasFailed } = useDrawing(payload === undefined ? undefined : { payload, design });
  const carried = code?.logo;
  return (
    <div className={styles.report} role="status">
      {payload === undefined ? (
        <p>Fill in your content to see how the code carries the logo.</p>
      ) : hasFailed ? (
        <p>The code with your logo could not be drawn.</p>
      ) : isOutdated || !carried ? (
        <p>Making a code for your logo…</p>
      ) : (
        <Result carried={carried} wanted={design.logo?.area ?? 0} onArea={onArea} />
      )}
    </div>
  );
}

interface ResultProps {
  readonly carried: CarriedLogo;
  /** Share of the code's area that the design asks for. */
  readonly wanted: number;
  onArea(area: number): void;
}

function Result({ carried, wanted, onArea }: ResultProps) {
  const { plural } = useNumbers();
  const { area, damaged, correctable, extraVersions } = carried;
  if (area === 0) {
    return (
      <Note tone="warning">
        {' '}
        This code can’t carry a logo. Shorten its content, or lower the error correction.
      </Note>
    );
  }
  const share = `${Math.round(area * 100)}%`;
  return (
    <>
      {area < wanted && (
        <Note
          tone="warning"
          actions={
            <Button look="quiet" onClick={() => onArea(area)}>
              Use {share}
            </Button>
          }
        >
          {' '}
          This code carries a logo of at most {share}, so it is shown smaller.
        </Note>
      )}
      <p>
        <Icon name="check" size={18} />{' '}
        {damaged === 0
          ? 'No error correction used: the code is made to show your logo.'
          : `${damaged} of ${correctable} correctable codewords used for the logo.`}
        {extraVersions > 0 && ` ${plural(extraVersions, 'version')} larger for the logo.`}
      </p>
    </>
  );
}
