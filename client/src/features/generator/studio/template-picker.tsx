import { requiredFeatures } from '@canary/qr/design/required-features';
import { useState } from 'react';
import { isUse, type Template, uses } from '#config/templates/template.ts';
import { designOf, templates } from '#config/templates/templates.ts';
import { TemplatePicture } from '#shared/code/template-picture.tsx';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import { PremiumBadge } from './premium.tsx';
import styles from './template-picker.module.css';

interface TemplatePickerProps {
  onChoose(template: Template): void;
}

const options = [
  { value: '', label: 'Everything' },
  ...Object.entries(uses).map(([value, label]) => ({ value, label })),
];

/** More than a row. */
const shownAtFirst = 12;

/** Designs to start from, with a picture each. */
export function TemplatePicker({ onChoose }: TemplatePickerProps) {
  const [use, setUse] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const found = isUse(use) ? templates.filter((template) => template.uses.includes(use)) : templates;
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  return (
    <div className={styles.picker}>
      <div className={styles.filter}>
        <SelectField label="Templates for" value={use} options={options} onChange={setUse} />
        {found.length > shownAtFirst && (
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${found.length}`}
          </Button>
        )}
      </div>
      <ul className={isWhole ? styles.grid : styles.row} aria-label="Templates">
        {shown.map((template) => (
          <li key={template.id}>
            <button type="button" className={styles.template} onClick={() => onChoose(template)}>
              <TemplatePicture template={template} className={styles.picture} />
              <span className={styles.name}>{template.name}</span>
              {requiredFeatures(designOf(template)).map((feature) => (
                <PremiumBadge key={feature} feature={feature} />
              ))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
