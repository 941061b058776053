import { type PrinterDensity, printableModule } from '@canary/qr/paper/module-size';
import type { SheetOptions } from '@canary/rendering/core/requests';
import { Note } from '#shared/ui/note.tsx';

interface SizeNoteProps {
  readonly size: 'fine' | 'unprintable';
  /** Side of a module in millimetres. */
  readonly module: number;
  readonly density: PrinterDensity;
  readonly options: Pick<SheetOptions, 'layout' | 'words'>;
}

/** Says that modules are too small, and what helps. */
export function SizeNote({ size, module, density, options: { layout, words } }: SizeNoteProps) {
  const rounded = (length: number) => Math.round(length * 100) / 100;
  const remedies = [
    {
      code: 'choose a larger width',
      card: 'choose a larger card',
      labels: 'choose larger labels',
      bill: 'choose another size',
    }[layout],
    ...(layout !== 'code' && (words.title || words.text) ? ['shorten the words beside the code'] : []),
    'shorten the content',
  ];
  const remedy = `${new Intl.ListFormat('en', { type: 'disjunction' }).format(remedies)}.`;
  const help = remedy.charAt(0).toUpperCase() + remedy.slice(1);
  return size === 'fine' ? (
    <Note tone="warning">
      The code’s squares are {rounded(module)} mm wide. Below 0.4 mm, they are too fine for many printers and
      cameras. {help}
    </Note>
  ) : (
    <div tabIndex={-1} data-refusal>
      <Note tone="warning">
        The code’s squares are {rounded(module)} mm wide, and a printer with {density} dpi prints squares from{' '}
        {rounded(printableModule(density))} mm: three dots. {help}
      </Note>
    </div>
  );
}
