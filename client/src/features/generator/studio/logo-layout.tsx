import type { DesignLogo } from '@canary/qr/design/design';
import { designLimits } from '@canary/qr/design/options';
import { useState } from 'react';
import { isSameJson } from '#shared/code/same-json.ts';
import { Choice } from '#shared/ui/choice.tsx';
import { CheckboxField } from '#shared/ui/field.tsx';
import { Slider } from './slider.tsx';

const shapes = [
  { value: 'square', name: 'Square' },
  { value: 'rounded', name: 'Rounded' },
  { value: 'circle', name: 'Circle' },
] as const satisfies readonly { value: DesignLogo['shape']; name: string }[];

/** Places of a logo. The corners without a place hold the finder patterns. */
const places = [
  { value: 'middle', name: 'Middle', position: { x: 0.5, y: 0.5 } },
  { value: 'right', name: 'Right', position: { x: 0.8, y: 0.5 } },
  { value: 'bottom', name: 'Bottom', position: { x: 0.5, y: 0.8 } },
  { value: 'bottom-right', name: 'Bottom right', position: { x: 0.8, y: 0.8 } },
] as const;

const percent = (value: number) => `${value}%`;

interface LogoLayoutProps {
  readonly logo: DesignLogo;
  onChange(label: string, part: Partial<DesignLogo>, isContinuous?: boolean): void;
}

/** Shape, size and place of a logo. */
export function LogoLayout({ logo, onChange }: LogoLayoutProps) {
  const { min, max } = designLimits.logoArea;
  return (
    <>
      <Choice
        legend="Logo shape"
        options={shapes}
        value={logo.shape}
        onChoose={(shape) => onChange('Logo shape', { shape })}
      />
      <Slider
        label="Logo size"
        hint="Share of the code that it covers, with its padding."
        min={min * 100}
        max={max * 100}
        value={Math.round(logo.area * 100)}
        format={percent}
        onChange={(value) => onChange('Logo size', { area: value / 100 }, true)}
      />
      <Slider
        label="Padding"
        min={0}
        max={designLimits.logoPadding}
        step={0.5}
        value={logo.padding}
        format={(value) => `${value} ${value === 1 ? 'module' : 'modules'}`}
        onChange={(padding) => onChange('Logo padding', { padding }, true)}
      />
      <CheckboxField
        label="Plate behind the logo"
        checked={logo.hasPlate}
        onChange={(hasPlate) => onChange('Logo plate', { hasPlate })}
      />
      <PlaceFields logo={logo} onChange={onChange} />
      <CheckboxField
        label="Let the logo move for a better grade"
        checked={logo.mayMove === true}
        onChange={(mayMove) => onChange('Logo position', { mayMove })}
      />
    </>
  );
}

function PlaceFields({ logo, onChange }: LogoLayoutProps) {
  const { position } = logo;
  const known = places.find((place) => isSameJson(place.position, position))?.value;
  const [isFree, setFree] = useState(known === undefined);
  const point = position === 'corner' ? places[0].position : position;
  const move = (part: Partial<typeof point>) =>
    onChange('Logo position', { position: { ...point, ...part } }, true);
  return (
    <>
      <Choice
        legend="Logo position"
        options={[...places, { value: 'free', name: 'Elsewhere' }]}
        value={isFree || !known ? 'free' : known}
        onChoose={(value) => {
          setFree(value === 'free');
          const chosen = places.find((place) => place.value === value);
          if (chosen) onChange('Logo position', { position: chosen.position });
        }}
      />
      {(isFree || !known) && (
        <>
          <Slider
            label="From left to right"
            min={0}
            max={100}
            value={Math.round(point.x * 100)}
            format={percent}
            onChange={(value) => move({ x: value / 100 })}
          />
          <Slider
            label="From top to bottom"
            hint="The logo keeps clear of the patterns in the corners, which scanners need."
            min={0}
            max={100}
            value={Math.round(point.y * 100)}
            format={percent}
            onChange={(value) => move({ y: value / 100 })}
          />
        </>
      )}
    </>
  );
}
