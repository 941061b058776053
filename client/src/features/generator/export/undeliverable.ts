import type { CodeRemedy, FileOptions, FileResult } from '@canary/rendering/core/requests';
import type { ExportState } from './facts.ts';

const hints: Record<CodeRemedy, string> = {
  'logo-off': 'It scans without the logo.',
  'print-safe': 'It scans in black on white.',
};

/**
 * Returns the message about a file that wasn't delivered: the reason, and what the user can do.
 *
 * @param participle of the export, as in "it was not saved"
 * @param saveAs exports the code to another file
 */
export function undeliverable(
  { problem, remedy }: Extract<FileResult, { ok: false }>,
  participle: string,
  file: FileOptions,
  saveAs: (file: FileOptions) => void,
): ExportState {
  const text = {
    unreadable: `This code doesn’t scan, so it was not ${participle}.`,
    'too-large': `Your browser can’t paint a picture of this size, so nothing was ${participle}.`,
    'no-encoder': `Your browser can’t write ${file.format.toUpperCase()} files, so nothing was ${participle}.`,
  }[problem];
  if (remedy?.kind === 'code') {
    return { status: 'failed', text: `${text} ${hints[remedy.change]}`, remedy: remedy.change };
  }
  if (remedy?.kind === 'file') {
    const { hint, label } = otherFileTexts(remedy.file, file);
    const save = () => saveAs(remedy.file);
    return { status: 'failed', text: `${text} ${hint}`, otherFile: { label, save } };
  }
  const advice = {
    unreadable: 'Shorten it, or use print-safe colours and a larger size.',
    'too-large': 'Choose a smaller size.',
    'no-encoder': 'Choose another format.',
  }[problem];
  return { status: 'failed', text: `${text} ${advice}` };
}

function otherFileTexts(other: FileOptions, file: FileOptions): { hint: string; label: string } {
  if (other.format !== file.format) {
    const name = other.format.toUpperCase();
    const hint = other.format === 'svg' ? 'SVG is sharp at every size.' : `It works as ${name}.`;
    return { hint, label: `Use ${name} instead` };
  }
  return { hint: 'It scans at a larger size.', label: `Use ${other.size.width} pixels instead` };
}
