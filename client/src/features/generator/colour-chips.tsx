import { type Colours, PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { withColours } from '@canary/rendering/core/recolour';
import { codeDefaults } from '#config/code-defaults.ts';
import { isSameJson } from '#shared/code/same-json.ts';
import { withoutCornerLogo } from '#shared/code/without-corner-logo.ts';
import styles from './colour-chips.module.css';
import type { DesignChange } from './design-timeline.ts';

const choices: readonly { readonly name: string; readonly colours: Colours }[] = [
  { name: 'Canary', colours: codeDefaults.colours },
  { name: 'Print-safe', colours: PRINT_SAFE },
];

interface ColourChipsProps {
  readonly design: Design;
  onChange(change: DesignChange): void;
}

/** Switches a design between the brand's colours and black on white. Keeps the shapes, but not the corner logo. */
export default function ColourChips({ design, onChange }: ColourChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.chips} role="group" aria-label="Colours">
      {choices.map(({ name, colours }) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={isSameJson(
            withColours(withoutCornerLogo(design), colours),
            withoutCornerLogo(design),
          )}
          onClick={() =>
            onChange({
              label: `${name} colours`,
              apply: (before) => withColours(withoutCornerLogo(before), colours),
            })
          }
        >
          <svg className={styles.swatch} viewBox="0 0 11 11" aria-hidden="true">
            <rect
              x="1.5"
              y="1.5"
              width="8"
              height="8"
              fill={colours.background}
              stroke={colours.foreground}
            />
          </svg>
          {name}
        </button>
      ))}
    </div>
  );
}
