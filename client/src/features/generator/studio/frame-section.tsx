import { startFrame } from '@canary/qr/design/caption';
import type { DesignFrame, FrameShape } from '@canary/qr/design/design';
import { neutralText, withOwnText } from '@canary/qr/design/frame-text';
import { designLimits, frameShapes } from '@canary/qr/design/options';
import { glyphAdvice } from '#shared/code/glyph-advice.ts';
import { Choice } from '#shared/ui/choice.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { ColourField } from './colour-field.tsx';
import { Sample } from './sample.tsx';
import type { SectionProps } from './section.ts';
import { frameNames } from './shape-names.ts';

const shapeOptions = frameShapes.map((shape) => ({
  value: shape,
  name: frameNames[shape],
  picture: <Sample change={{ frame: { shape, ...neutralText, colour: '#1a1a1a', textColour: '#ffffff' } }} />,
}));

/** A frame around the code with a text that says what to do. */
export function FrameSection({ design, change }: SectionProps) {
  const { frame } = design;
  const set = (label: string, apply: (frame: DesignFrame) => DesignFrame) =>
    change({
      label,
      isContinuous: true,
      apply: (before) => ({ ...before, frame: before.frame && apply(before.frame) }),
    });
  const choose = (shape: FrameShape | 'none') =>
    change({
      label: 'Frame',
      apply: (before) => ({
        ...before,
        frame: shape === 'none' ? null : { ...(before.frame ?? startFrame(before)), shape },
      }),
    });
  return (
    <>
      <Choice<FrameShape | 'none'>
        legend="Frame"
        look="tiles"
        options={[{ value: 'none', name: 'No frame', picture: <Sample change={noFrame} /> }, ...shapeOptions]}
        value={frame?.shape ?? 'none'}
        onChoose={choose}
      />
      {frame && (
        <>
          <TextField
            label="Frame text"
            hint={`At most ${designLimits.frameText} characters.`}
            maxLength={designLimits.frameText}
            autoComplete="off"
            value={frame.text}
            error={glyphAdvice(frame.text, 'frame')}
            onChange={(text) => set('Frame text', (before) => withOwnText(before, text))}
          />
          <ColourField
            label="Frame colour"
            value={frame.colour}
            onChange={(colour) => set('Frame colour', (before) => ({ ...before, colour }))}
          />
          <ColourField
            label="Text colour"
            value={frame.textColour}
            onChange={(textColour) => set('Text colour', (before) => ({ ...before, textColour }))}
          />
        </>
      )}
    </>
  );
}

const noFrame = { frame: null };
