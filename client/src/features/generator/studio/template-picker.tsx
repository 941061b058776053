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

/** The number of templates that are shown at first: more than a row. */
const shownAtFirst = 12;

/** Templates to start from, with a picture each. The template that was used last comes first. */
export function TemplatePicker({ onChoose }: TemplatePickerProps) {
  const [use, setUse] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Read once, so that the chosen picture doesn't move away under the pointer.
  const [last] = useState(lastTemplate);
  const ordered = last ? [last, ...templates.filter((template) => template !== last)] : templates;
  const found = isUse(use) ? ordered.filter((template) => template.uses.includes(use)) : ordered;
  const shown = isWhole ? found : found.slice(0, shownAtFirst);

  const toggle = () => {
    flushSync(() => setIsWhole(!isWhole));
    // The button has moved behind the templates that were hidden, so the first of these gets the focus.
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
