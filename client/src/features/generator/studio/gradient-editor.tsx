import { designLimits } from '@canary/qr/design/options';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ColourField } from './colour-field.tsx';
import { addStop, moveStop, reverseStops, type Stops } from './gradient.ts';
import styles from './gradient-editor.module.css';
import { Slider } from './slider.tsx';

interface GradientEditorProps {
  /** The name of the part that has the gradient, such as `Code`. */
  readonly name: string;
  readonly stops: Stops;
  /** The direction in degrees; undefined for a radial gradient. */
  readonly angle: number | undefined;
  /** `isContinuous` while a slider is dragged or a colour is picked. */
  onChange(change: { stops?: Stops; angle?: number }, isContinuous: boolean): void;
}

/** Adds, removes, moves and colours the stops of a gradient. */
export function GradientEditor({ name, stops, angle, onChange }: GradientEditorProps) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, stops.length - 1);
  const stop = stops[index];
  const setStops = (next: Stops, isContinuous = false) => onChange({ stops: next }, isContinuous);
  const shown = stops.map(({ at, colour }) => `${colour} ${at * 100}%`).join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a fieldset's grid would need a second reset
    <div className={styles.gradient} role="group" aria-label={`${name}: gradient`}>
      <div className={styles.bar} style={{ backgroundImage: `linear-gradient(90deg, ${shown})` }}>
        {stops.map(({ at, colour }, position) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is identified by its position
            key={position}
            type="range"
            className={styles.stop}
            style={{ color: colour, zIndex: position === index ? 1 : 0 }}
            aria-label={`Position of colour ${position + 1} of ${stops.length}`}
            aria-valuetext={`${Math.round(at * 100)}%`}
            data-chosen={position === index}
            min={0}
            max={100}
            value={Math.round(at * 100)}
            onFocus={() => setChosen(position)}
            // A press on the middle of the thumb neither changes the value nor focuses the slider.
            onPointerDown={() => setChosen(position)}
            onChange={(event) => {
              setChosen(position);
              setStops(moveStop(stops, position, event.target.valueAsNumber / 100), true);
            }}
          />
        ))}
      </div>
      {stop && (
        <ColourField
          label={`Colour ${index + 1} of ${stops.length}`}
          value={stop.colour}
          onChange={(colour) =>
            setStops(
              stops.map((one, position) => (position === index ? { ...one, colour } : one)),
              true,
            )
          }
        />
      )}
      <div className="row">
        <Button
          look="quiet"
          aria-disabled={stops.length >= designLimits.stops}
          onClick={() => {
            if (stops.length >= designLimits.stops) return;
            const added = addStop(stops);
            setStops(added.stops);
            setChosen(added.index);
          }}
        >
          <Icon name="plus" size={16} /> Add a colour
        </Button>
        <Button
          look="quiet"
          aria-disabled={stops.length <= 2}
          onClick={() => {
            if (stops.length > 2) setStops(stops.filter((_, position) => position !== index));
          }}
        >
          <Icon name="trash-2" size={16} /> Remove colour {index + 1}
        </Button>
        <Button look="quiet" onClick={() => setStops(reverseStops(stops))}>
          <Icon name="arrow-left-right" size={16} /> Reverse
        </Button>
      </div>
      {angle !== undefined && (
        <Slider
          label="Direction"
          min={0}
          max={360}
          step={5}
          value={angle}
          format={(value) => `${value}°`}
          onChange={(next) => onChange({ angle: next }, true)}
        />
      )}
    </div>
  );
}
