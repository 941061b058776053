import type { Background } from '@canary/qr/design/design';
import type { DesignFeature } from '@canary/qr/design/required-features';
import { type ReactNode, useState } from 'react';
import { Choice } from '#shared/ui/choice.tsx';
import { ColourField } from './colour-field.tsx';
import { startStops } from './gradient.ts';
import { GradientEditor } from './gradient-editor.tsx';
import { ImageUpload } from './image-upload.tsx';
import { PremiumBadge, TryNote } from './premium.tsx';
import type { SectionProps } from './section.ts';
import { Slider } from './slider.tsx';

type Kind = Background['kind'];

const kinds: readonly { readonly value: Kind; readonly name: string; readonly feature?: DesignFeature }[] = [
  { value: 'solid', name: 'One colour' },
  { value: 'linear', name: 'Linear gradient', feature: 'GRADIENTS' },
  { value: 'radial', name: 'Radial gradient', feature: 'GRADIENTS' },
  { value: 'image', name: 'Image', feature: 'BACKGROUND' },
  { value: 'transparent', name: 'Transparent', feature: 'BACKGROUND' },
];

/** How much of a new background image the veil hides: enough for most codes to scan. */
const startVeil = 0.6;

/** The background of the code. */
export function BackgroundSection({ design, change }: SectionProps) {
  const { background } = design;
  /** Whether `image` is shown as chosen although there is no image yet. It changes nothing until the user uploads one. */
  const [isAddingImage, setAddingImage] = useState(false);
  const kind = isAddingImage ? 'image' : background.kind;
  const set = (next: Background, isContinuous = false) =>
    change({ label: 'Background', isContinuous, apply: (before) => ({ ...before, background: next }) });

  const choose = (chosen: Kind) => {
    setAddingImage(chosen === 'image' && background.kind !== 'image');
    if (chosen !== 'image') set(ofKind(background, chosen));
  };

  return (
    <>
      <Choice
        legend="Background"
        options={kinds.map(({ value, name, feature }) => ({
          value,
          name,
          badge: feature && <PremiumBadge feature={feature} />,
        }))}
        value={kind}
        onChoose={choose}
      />
      {kind === 'image' ? (
        <ImageBackground
          background={background}
          onChange={(next, isContinuous) => {
            setAddingImage(false);
            set(next, isContinuous);
          }}
        >
          <TryNote feature="BACKGROUND" />
        </ImageBackground>
      ) : (
        <PlainBackground background={background} onChange={set} />
      )}
    </>
  );
}

interface BackgroundProps {
  readonly background: Background;
  onChange(background: Background, isContinuous: boolean): void;
}

function PlainBackground({ background, onChange }: BackgroundProps) {
  switch (background.kind) {
    case 'solid':
      return (
        <ColourField
          label="Background colour"
          value={background.colour}
          onChange={(colour) => onChange({ kind: 'solid', colour }, true)}
        />
      );
    case 'linear':
    case 'radial':
      return (
        <GradientEditor
          name="Background"
          stops={background.stops}
          angle={background.kind === 'linear' ? background.angle : undefined}
          onChange={(next, isContinuous) => onChange({ ...background, ...next }, isContinuous)}
        />
      );
    case 'transparent':
      return (
        <>
          <ColourField
            label="Colour that the code will lie on"
            value={background.on}
            onChange={(on) => onChange({ kind: 'transparent', on }, true)}
          />
          <p>The file has no background. We check that the code scans on this colour.</p>
        </>
      );
    case 'image':
      return null;
  }
}

function ImageBackground({ background, onChange, children }: BackgroundProps & { children: ReactNode }) {
  const veil =
    background.kind === 'image' ? background.veil : { colour: colourOf(background), opacity: startVeil };
  return (
    <>
      <ImageUpload
        label="Background image"
        image={background.kind === 'image' ? background.image : undefined}
        onImage={({ image }) => onChange({ kind: 'image', image, veil }, false)}
      />
      {background.kind === 'image' && (
        <>
          <Slider
            label="Veil over the image"
            hint="The stronger the veil, the better the code scans."
            min={0}
            max={100}
            value={Math.round(veil.opacity * 100)}
            format={(value) => `${value}%`}
            onChange={(value) => onChange({ ...background, veil: { ...veil, opacity: value / 100 } }, true)}
          />
          <ColourField
            label="Veil colour"
            value={veil.colour}
            onChange={(colour) => onChange({ ...background, veil: { ...veil, colour } }, true)}
          />
        </>
      )}
      {children}
    </>
  );
}

/** The colour that a background of another kind starts with. */
function colourOf(background: Background) {
  switch (background.kind) {
    case 'solid':
      return background.colour;
    case 'image':
      return background.veil.colour;
    case 'transparent':
      return background.on;
    default:
      return background.stops[0]?.colour ?? '#ffffff';
  }
}

/** Converts a background and keeps its colours. An image needs an upload first. */
function ofKind(background: Background, kind: Exclude<Kind, 'image'>): Background {
  const stops = 'stops' in background ? background.stops : startStops(colourOf(background));
  switch (kind) {
    case 'solid':
      return { kind, colour: colourOf(background) };
    case 'linear':
      return { kind, stops, angle: 45 };
    case 'radial':
      return { kind, stops };
    case 'transparent':
      return { kind, on: colourOf(background) };
  }
}
