import { fileNameFrom } from '@canary/qr/files/file-name';
import { formatTraits } from '@canary/qr/files/format';
import { sizeOfFile } from '@canary/qr/files/size';
import type { CodeToDraw, FileOptions } from '@canary/rendering/core/requests';
import { type FormEvent, useRef, useState } from 'react';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { printChoices } from '../print/print-choices.ts';
import type { ChosenFile } from './chosen-file.ts';
import { clipboardTarget } from './clipboard-target.ts';
import styles from './download-dialog.module.css';
import { fileLabel, formatNames, readChoice, rememberChoice, toFileOptions } from './file-choice.ts';
import { FileFields } from './file-fields.tsx';
import { rememberFileName, typedFileName } from './name-file.ts';
import type { Target } from './order.ts';
import { sizeSummary } from './size-summary.ts';

interface DownloadDialogProps {
  /** Undefined while there is no code. */
  readonly code: CodeToDraw | undefined;
  /** Name of the code, if it has one. */
  readonly name: string | undefined;
  /** Whether the export names a code without a name like its short link. */
  readonly hasLink: boolean;
  /** Width of the usual PNG in pixels. */
  readonly pixels: number | undefined;
  onClose(): void;
  onDownload(chosen: ChosenFile): void;
  onCopy(target: Target, file: FileOptions): void;
  onPrint(): void;
}

/** Asks for the format and the size of the file, or for another target. The result appears beside the buttons. */
export default function DownloadDialog(props: DownloadDialogProps) {
  return (
    <Modal title="Download options" open onOpenChange={props.onClose}>
      <DownloadForm {...props} />
    </Modal>
  );
}

function DownloadForm(props: DownloadDialogProps) {
  const { code, name, hasLink, pixels, onClose, onDownload, onCopy, onPrint } = props;
  const drawing = useDrawing(code).code?.drawing;
  const [choice, setChoice] = useState(() => readChoice(pixels));
  const usualName = hasLink && name === undefined ? '' : fileNameFrom(name ?? '');
  const [typedName, setTypedName] = useState(() => typedFileName(name) ?? usualName);
  const fileName = fileNameFrom(typedName, usualName);
  const form = useRef<HTMLFormElement>(null);
  const numbers = useNumbers();
  const { format } = choice;
  const { extension } = formatTraits[format];
  const result = toFileOptions(choice, numbers, drawing);

  const use = (onFile: (file: FileOptions) => void) => {
    if (!result.ok) return form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    rememberChoice(choice);
    rememberFileName(name, fileName === usualName ? undefined : fileName);
    onClose();
    onFile(result.file);
  };

  const print = (isForLabels: boolean) => {
    const { layout } = printChoices.read();
    printChoices.change({ layout: isForLabels ? 'labels' : layout === 'labels' ? undefined : layout });
    onClose();
    onPrint();
  };

  return (
    <form
      ref={form}
      className={forms.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // React also passes events of a dialog's portal to the generator's form.
        event.stopPropagation();
        use((file) => onDownload({ file, label: fileLabel(file, numbers) }));
      }}
    >
      <FileFields
        choice={choice}
        error={result.ok ? undefined : result.error}
        drawing={drawing}
        onChange={setChoice}
      />
      <TextField
        label="File name"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={typedName}
        required={!hasLink}
        hint={
          fileName
            ? `Saved as ${fileName}.${extension}`
            : 'Named after the short link if you leave this empty.'
        }
        onChange={setTypedName}
      />
      <p className={styles.summary} aria-live="polite">
        {result.ok &&
          drawing &&
          sizeSummary({ ...result.file, size: sizeOfFile(drawing, result.file.size) }, drawing, numbers)}
      </p>
      <div className={styles.buttons}>
        <Button type="submit">
          <Icon name="download" size={19} /> Download {formatNames[format]}
        </Button>
        {(format === 'png' || format === 'svg') && (
          <Button look="secondary" onClick={() => use((file) => onCopy(clipboardTarget, file))}>
            <Icon name="copy" size={19} /> Copy {format === 'svg' ? 'SVG as text' : 'PNG'}
          </Button>
        )}
        <Button look="secondary" onClick={() => print(false)}>
          <Icon name="printer" size={19} /> Print
        </Button>
        <Button look="secondary" onClick={() => print(true)}>
          <Icon name="tag" size={19} /> Labels
        </Button>
      </div>
      <p className="fine">Every file is read back before you get it.</p>
    </form>
  );
}
