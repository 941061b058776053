import { MAX_VERSION } from '@canary/qr/capacity';
import type { ContentType } from '@canary/qr/content/content-type';
import { designLimits } from '@canary/qr/design/options';
import { pixelLimits } from '@canary/qr/files/pixel-limits';
import { QUIET_ZONE } from '@canary/qr/quiet-zone';
import { codeDefaults } from '#config/code-defaults.ts';
import { pictureSize } from '#shared/code/remembered-look.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { SelectField, TextField } from '#shared/ui/field.tsx';
import type { SectionProps } from './section.ts';
import styles from './size-section.module.css';
import { Slider } from './slider.tsx';

const { min, max } = pixelLimits;
const { presets } = codeDefaults.size;

const levelOptions = [
  { value: 'auto', label: 'Automatic: best grade, then smallest code' },
  { value: 'H', label: 'High: survives 30% damage' },
  { value: 'Q', label: 'Quartile: survives 25% damage' },
  { value: 'M', label: 'Medium: survives 15% damage' },
  { value: 'L', label: 'Low: 7%, holds most' },
] as const;

const masks = [0, 1, 2, 3, 4, 5, 6, 7] as const;

interface SizeSectionProps extends SectionProps {
  /** Pixels per side of the PNG, as typed. */
  readonly size: string;
  onSize(size: string): void;
  /** What the standard of the content fixes. */
  readonly fixed: ContentType['fixed'];
}

/** Size of the file, and how the code is encoded. */
export function SizeSection({ design, change, size, onSize, fixed }: SizeSectionProps) {
  const { number } = useNumbers();
  const { maxVersion, print } = { maxVersion: MAX_VERSION, print: undefined, ...fixed?.rules };
  return (
    <>
      <div className="stack">
        <TextField
          label="PNG size in pixels"
          name="size"
          inputMode="numeric"
          autoComplete="off"
          value={size}
          error={pictureSize(size) ? undefined : `Choose a whole number from ${min} to ${number(max)}.`}
          required
          onChange={onSize}
        />
        <div className="row">
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className="chip"
              aria-label={`${preset} pixels`}
              aria-pressed={size === String(preset)}
              onClick={() => onSize(String(preset))}
            >
              {preset}
            </button>
          ))}
        </div>
      </div>
      <fieldset disabled={fixed !== undefined}>
        <SelectField
          label="Error correction"
          hint={fixed?.why ?? 'How much of the printed code can be damaged or dirty.'}
          value={fixed?.rules.level ?? design.level}
          options={levelOptions}
          onChange={(value) => {
            const level = levelOptions.find((option) => option.value === value)?.value ?? 'auto';
            change({ label: 'Error correction', apply: (before) => ({ ...before, level }) });
          }}
        />
      </fieldset>
      <fieldset disabled={print !== undefined}>
        <Slider
          label="Quiet zone"
          hint={
            print !== undefined
              ? `At least ${print.quietZone} mm of empty space around the ${print.symbol} mm of the code on paper.`
              : design.quietZone < QUIET_ZONE
                ? `Scanners need ${QUIET_ZONE} modules of empty space, so place this code on an empty area.`
                : 'Empty space around the code, which scanners need.'
          }
          min={designLimits.quietZone.min}
          max={designLimits.quietZone.max}
          value={design.quietZone}
          format={(value) =>
            print ? `${print.quietZone} mm` : `${value} ${value === 1 ? 'module' : 'modules'}`
          }
          onChange={(quietZone) =>
            change({ label: 'Quiet zone', isContinuous: true, apply: (before) => ({ ...before, quietZone }) })
          }
        />
      </fieldset>
      <details>
        <summary className={styles.advanced}>Advanced</summary>
        <div className={styles.inside}>
          <Slider
            label="Smallest version"
            hint="Gives several codes the same number of modules, or a logo more room."
            min={1}
            max={maxVersion}
            value={Math.min(design.minVersion, maxVersion)}
            format={(value) => `${value}: ${4 * value + 17} × ${4 * value + 17} modules`}
            onChange={(minVersion) =>
              change({
                label: 'Smallest version',
                isContinuous: true,
                apply: (before) => ({ ...before, minVersion }),
              })
            }
          />
          <SelectField
            label="Mask"
            hint="The pattern that spreads dark and light modules evenly. Automatic picks the one that scans best."
            value={String(design.mask)}
            options={[
              { value: 'auto', label: 'Automatic' },
              ...masks.map((mask) => ({ value: String(mask), label: `Mask ${mask}` })),
            ]}
            onChange={(value) => {
              const mask = masks.find((one) => String(one) === value) ?? 'auto';
              change({ label: 'Mask', apply: (before) => ({ ...before, mask }) });
            }}
          />
        </div>
      </details>
    </>
  );
}
