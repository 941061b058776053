import { requiredFeatures } from '@canary/qr/design/required-features';
import { isUse, type Template, uses } from '@canary/qr/templates/template';
import { designOf, templates } from '@canary/qr/templates/templates';
import { type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { DesignPicture } from '#shared/code/design-picture.tsx';
import { TemplatePicture } from '#shared/code/template-picture.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FilterSelect } from '#shared/ui/filter-bar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import type { DesignChange } from '../design-timeline.ts';
import { applyTemplate } from './apply-template.ts';
import { lastTemplate, rememberTemplate } from './last-template.ts';
import { PremiumBadge } from './premium.tsx';
import { PresetsSlot } from './presets-slot.ts';
import styles from './template-picker.module.css';

interface TemplatePickerProps {
  onChange(change: DesignChange): void;
}

const options = [
  { value: '', label: 'All templates' },
  ...Object.entries(uses).map(([value, label]) => ({ value, label })),
];

const neverChanges = () => () => undefined;

/** The number of templates in the strip: more than fit, so that the strip visibly goes on. */
const inStrip = 12;

/** A strip of designs to start from: the user's presets, the template that was used last, and others. */
export function TemplatePicker({ onChange }: TemplatePickerProps) {
  const slot = use(PresetsSlot);
  const [isGallery, setGallery] = useState(false);
  // Read once, so that the chosen picture doesn't move away under the pointer. Prerendered pages know no last template.
  const [stored] = useState(lastTemplate);
  const last = useSyncExternalStore(
    neverChanges,
    () => stored,
    () => undefined,
  );
  const ordered = last ? [last, ...templates.filter((template) => template !== last)] : templates;
  const choose = (template: Template) => {
    rememberTemplate(template);
    setGallery(false);
    onChange({ label: `Design ‘${template.name}’`, apply: (before) => applyTemplate(before, template) });
  };
  const show = (template: Template) => (
    <Tile key={template.id} name={template.name} onChoose={() => choose(template)}>
      <TemplatePicture template={template} className={styles.picture} />
      <span className={styles.name}>{template.name}</span>{' '}
      {template === last && <span className={styles.name}>Last used</span>}
      {requiredFeatures(designOf(template)).map((feature) => (
        <PremiumBadge key={feature} feature={feature} />
      ))}
    </Tile>
  );

  return (
    <div className={styles.picker}>
      <ul className={styles.row} aria-label="Templates">
        {slot && (
          <slot.EachPreset>
            {({ id, name, design }) => (
              <Tile
                key={id}
                name={name}
                onChoose={() => onChange({ label: `Preset ‘${name}’`, apply: () => design })}
              >
                <DesignPicture design={design} className={styles.picture} />
                <span className={styles.name} dir="auto">
                  {name}
                </span>
              </Tile>
            )}
          </slot.EachPreset>
        )}
        {ordered.slice(0, inStrip).map(show)}
      </ul>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setGallery(true)}>
        <Icon name="layout-grid" /> All templates
      </Button>
      {isGallery && <Gallery ordered={ordered} show={show} onClose={() => setGallery(false)} />}
    </div>
  );
}

interface GalleryProps {
  readonly ordered: readonly Template[];
  show(template: Template): ReactNode;
  onClose(): void;
}

function Gallery({ ordered, show, onClose }: GalleryProps) {
  const [use, setUse] = useState('');
  const found = isUse(use) ? ordered.filter((template) => template.uses.includes(use)) : ordered;
  return (
    <Modal title="Templates" isWide open onOpenChange={onClose}>
      <div className={styles.gallery}>
        <FilterSelect label="Templates for" value={use} options={options} onChange={setUse} />
        <ul className={styles.grid} aria-label="Templates">
          {found.map(show)}
        </ul>
      </div>
    </Modal>
  );
}

interface TileProps {
  readonly name: string;
  onChoose(): void;
  readonly children: ReactNode;
}

function Tile({ name, onChoose, children }: TileProps) {
  return (
    <li>
      <button type="button" className={styles.template} title={name} onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
