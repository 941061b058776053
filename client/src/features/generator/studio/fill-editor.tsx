import type { Fill } from '@canary/qr/design/design';
import { Choice } from '#shared/ui/choice.tsx';
import { ColourField } from './colour-field.tsx';
import { startStops } from './gradient.ts';
import { GradientEditor } from './gradient-editor.tsx';
import { PremiumBadge } from './premium.tsx';

interface FillEditorProps {
  /** The name of the filled part, such as `Code`. */
  readonly name: string;
  readonly fill: Fill;
  onChange(fill: Fill, isContinuous: boolean): void;
}

/** A plain colour, or a gradient over the whole code or in every module. */
export function FillEditor({ name, fill, onChange }: FillEditorProps) {
  const badge = <PremiumBadge feature="GRADIENTS" />;
  return (
    <>
      <Choice
        legend={`${name} fill`}
        options={[
          { value: 'solid', name: 'One colour' },
          { value: 'linear', name: 'Linear gradient', badge },
          { value: 'radial', name: 'Radial gradient', badge },
        ]}
        value={fill.kind}
        onChoose={(kind) => onChange(ofKind(fill, kind), false)}
      />
      {fill.kind === 'solid' ? (
        <ColourField
          label={`${name} colour`}
          value={fill.colour}
          onChange={(colour) => onChange({ kind: 'solid', colour }, true)}
        />
      ) : (
        <>
          <GradientEditor
            name={name}
            stops={fill.stops}
            angle={fill.kind === 'linear' ? fill.angle : undefined}
            onChange={(change, isContinuous) => onChange({ ...fill, ...change }, isContinuous)}
          />
          <Choice
            legend={`${name} gradient spans`}
            options={[
              { value: 'code', name: 'The whole code' },
              { value: 'module', name: 'Each module' },
            ]}
            value={fill.span}
            onChoose={(span) => onChange({ ...fill, span }, false)}
          />
        </>
      )}
    </>
  );
}

/** Converts a fill and keeps its colours. */
function ofKind(fill: Fill, kind: Fill['kind']): Fill {
  const stops = fill.kind === 'solid' ? startStops(fill.colour) : fill.stops;
  const span = fill.kind === 'solid' ? 'code' : fill.span;
  switch (kind) {
    case 'solid':
      return { kind, colour: stops[0]?.colour ?? '#000000' };
    case 'linear':
      return { kind, stops, span, angle: 45 };
    case 'radial':
      return { kind, stops, span };
  }
}
