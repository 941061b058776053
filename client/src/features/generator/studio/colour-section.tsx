import type { Fill, Finder } from '@canary/qr/design/design';
import { requiredFeatures } from '@canary/qr/design/required-features';
import { withFill } from '@canary/rendering/core/recolour';
import { useState } from 'react';
import { designProblem, hasOneFill } from '#shared/code/design-colours.ts';
import { CheckboxField } from '#shared/ui/field.tsx';
import { Note } from '#shared/ui/note.tsx';
import { ColourField } from './colour-field.tsx';
import { FillEditor } from './fill-editor.tsx';
import { changeFinderPart } from './finder-target.ts';
import { PremiumBadge, TryNote } from './premium.tsx';
import type { SectionProps } from './section.ts';

const warnings = {
  'too-close':
    'These colours are too similar: many cameras can’t tell them apart. Make one much lighter or darker, or use print-safe colours.',
  inverted:
    'Light on dark: phones read it, but some older scanners can’t. For print, use print-safe colours.',
} as const;

/** Colours of the code and a plain background. */
export function ColourSection({ design, change }: SectionProps) {
  const { modules, finders, background } = design;
  const isOneFill = hasOneFill(design);
  const [isSeparate, setSeparate] = useState(!isOneFill);
  const problem = designProblem(design);

  const changeCode = (fill: Fill, isContinuous: boolean) =>
    change({
      label: 'Code colour',
      isContinuous,
      apply: (before) =>
        isSeparate ? { ...before, modules: { ...before.modules, fill } } : withFill(before, fill),
    });
  const changePart = (part: keyof Finder, label: string) => (fill: Fill, isContinuous: boolean) =>
    change({
      label,
      isContinuous,
      apply: (before) => changeFinderPart(before, 'all', part, { fill }),
    });

  return (
    <>
      <FillEditor name="Code" fill={modules.fill} onChange={changeCode} />
      {background.kind === 'solid' && (
        <ColourField
          label="Background colour"
          value={background.colour}
          onChange={(colour) =>
            change({
              label: 'Background colour',
              isContinuous: true,
              apply: (before) => ({ ...before, background: { kind: 'solid', colour } }),
            })
          }
        />
      )}
      <div role="status">
        {problem && <Note tone={problem === 'inverted' ? 'warning' : 'error'}>{warnings[problem]}</Note>}
      </div>
      <CheckboxField
        label={
          <span>
            Corners in colours of their own <PremiumBadge feature="GRADIENTS" />
          </span>
        }
        checked={isSeparate || !isOneFill}
        onChange={(checked) => {
          setSeparate(checked);
          if (!checked)
            change({ label: 'Corner colours', apply: (before) => withFill(before, before.modules.fill) });
        }}
      />
      {(isSeparate || !isOneFill) && (
        <>
          <FillEditor
            name="Corner frame"
            fill={finders.frame.fill}
            onChange={changePart('frame', 'Corner frame colour')}
          />
          <FillEditor
            name="Corner centre"
            fill={finders.centre.fill}
            onChange={changePart('centre', 'Corner centre colour')}
          />
        </>
      )}
      {requiredFeatures(design).includes('GRADIENTS') && <TryNote feature="GRADIENTS" />}
    </>
  );
}
