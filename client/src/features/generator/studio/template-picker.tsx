import { requiredFeatures } from '@canary/qr/design/required-features';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isUse, type Template, uses } from '#config/templates/template.ts';
import { designOf, templates } from '#config/templates/templates.ts';
import { TemplatePicture } from '#shared/code/template-picture.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FilterSelect } from '#shared/ui/filter-bar.tsx';
import { lastTemplate, rememberTemplate } from './last-template.ts';
import { PremiumBadge } from './premium.tsx';
import styles from './template-picker.module.css';

interface TemplatePickerProps {
  onChoose(template: Template): void;
}

const options = [
  { value: '', label: 'All templates' },
  ...Object.entries(uses).map(([value, label]) => ({ value, label })),
];

/** More than a row. */
const shownAtFirst = 12;

/** Designs to start from, with a picture each. The one that was used last is the first. */
export function TemplatePicker({ onChoose }: TemplatePickerProps) {
  const [use, setUse] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Found once, so that no picture moves away under the pointer that has chosen it.
  const [last] = useState(lastTemplate);
  const ordered = last ? [last, ...templates.filter((template) => template !== last)] : templates;
  const found = isUse(use) ? ordered.filter((template) => template.uses.includes(use)) : ordered;
  const shown = isWhole ? found : found.slice(0, shownAtFirst);

  const toggle = () => {
    flushSync(() => setIsWhole(!isWhole));
    // The button is now after the templates that were hidden.
    if (!isWhole) list.current?.children[shownAtFirst]?.querySelector('button')?.focus();
  };

  return (
    <div className={styles.picker}>
      <ul ref={list} className={isWhole ? styles.grid : styles.row} aria-label="Templates">
        {shown.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className={styles.template}
              onClick={() => {
                rememberTemplate(template);
                onChoose(template);
              }}
            >
              <TemplatePicture template={template} className={styles.picture} />
              <span className={styles.name}>{template.name}</span>{' '}
              {template === last && <span className={styles.last}>Last used</span>}
              {requiredFeatures(designOf(template)).map((feature) => (
                <PremiumBadge key={feature} feature={feature} />
              ))}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.filter}>
        <FilterSelect label="Templates for" value={use} options={options} onChange={setUse} />
        {found.length > shownAtFirst && (
          <Button look="quiet" aria-expanded={isWhole} onClick={toggle}>
            {isWhole ? 'Show fewer' : `Show all ${found.length}`}
          </Button>
        )}
      </div>
    </div>
  );
}
