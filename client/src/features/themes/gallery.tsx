import { features } from '@canary/catalogue/features';
import { requiredFeatures } from '@canary/qr/design/required-features';
import { hues, moods, type Template, uses } from '@canary/qr/templates/template';
import { designOf, gradeOf, templates } from '@canary/qr/templates/templates';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { TemplatePicture } from '#shared/code/template-picture.tsx';
import { useNumbers } from '#shared/format/numbers.ts';
import prose from '#shared/layout/prose.module.css';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './gallery.module.css';

/** The facets by which templates are filtered. Their names are parameters of the page's URL. */
const facets = {
  use: { label: 'For', values: uses, of: (template: Template): readonly string[] => template.uses },
  mood: { label: 'Mood', values: moods, of: (template: Template): readonly string[] => [template.mood] },
  colour: { label: 'Colour', values: hues, of: (template: Template): readonly string[] => [template.hue] },
} as const;

type Facet = keyof typeof facets;
/** The chosen value of each facet; a facet without a value filters nothing. */
type Filter = Partial<Record<Facet, string>>;

const facetNames = ['use', 'mood', 'colour'] as const satisfies readonly Facet[];

/** All templates. A filter in the page's URL hides some of them; without scripts all are shown. */
export function Gallery() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const isShown = (template: Template) =>
    facetNames.every((facet) => {
      const value = filter[facet];
      return value === undefined || facets[facet].of(template).includes(value);
    });
  const count = templates.filter(isShown).length;
  return (
    <div className={styles.gallery}>
      <FilterChips filter={filter} onChange={(changed) => setSearch(changed, { replace: true })} />
      <p className={styles.count} role="status">
        {count === 0 ? 'No design matches. Choose fewer filters.' : `${count} of ${templates.length} designs`}
      </p>
      <Cards
        title="Complete designs"
        lead="Shapes, colours and a frame."
        templates={templates.filter(({ colours }) => !colours)}
        isShown={isShown}
      />
      <Cards
        title="Colour themes"
        lead="Two colours that match. Your shapes and your frame stay."
        templates={templates.filter(({ colours }) => colours)}
        isShown={isShown}
      />
    </div>
  );
}

function readFilter(search: URLSearchParams): Filter {
  const chosen = facetNames.flatMap((facet) => {
    const value = search.get(facet);
    return value !== null && Object.hasOwn(facets[facet].values, value) ? [[facet, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

interface FilterChipsProps {
  readonly filter: Filter;
  onChange(filter: Record<string, string>): void;
}

function FilterChips({ filter, onChange }: FilterChipsProps) {
  return (
    <div className={styles.filters}>
      {facetNames.map((facet) => {
        const { label, values } = facets[facet];
        const choose = (value: string | undefined) => {
          const { [facet]: _, ...others } = filter;
          onChange({ ...others, ...(value !== undefined && { [facet]: value }) });
        };
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
          <div key={facet} className={styles.filter} role="group" aria-label={label}>
            <span className={styles.filterLabel} aria-hidden="true">
              {label}
            </span>
            {[undefined, ...Object.keys(values)].map((value) => (
              <button
                key={value ?? 'all'}
                type="button"
                className="chip"
                aria-pressed={filter[facet] === value}
                onClick={() => choose(value)}
              >
                {facet === 'colour' && value && (
                  <svg width="14" height="14" aria-hidden="true" data-colours>
                    <circle cx="7" cy="7" r="6.5" fill={value} stroke="gray" />
                  </svg>
                )}
                {value === undefined ? 'All' : Object.entries(values).find(([id]) => id === value)?.[1]}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface CardsProps {
  readonly title: string;
  readonly lead: string;
  readonly templates: readonly Template[];
  isShown(template: Template): boolean;
}

function Cards({ title, lead, templates: all, isShown }: CardsProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className={styles.group} aria-labelledby={id} hidden={!all.some(isShown)}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.cards}>
        {all.map((template) => (
          <TemplateCard key={template.id} template={template} isShown={isShown(template)} />
        ))}
      </ul>
    </section>
  );
}

/** A code in the template's design, its grade, and a link to the generator. */
function TemplateCard({ template, isShown }: { template: Template; isShown: boolean }) {
  const { id, name } = template;
  const { plural } = useNumbers();
  const usesGradients = requiredFeatures(designOf(template)).length > 0;
  return (
    <li className={styles.card} hidden={!isShown}>
      <div className={styles.picture}>
        <TemplatePicture template={template} label={`A code in ${name}`} className={styles.code} />
      </div>
      <div className={styles.text}>
        <h3>{name}</h3>
        <p className={styles.facts}>{template.uses.map((use) => uses[use]).join(' · ')}</p>
        <p className={styles.facts}>
          Grade {gradeOf(template)} ·{' '}
          {usesGradients ? `Gradients, ${plural(features.GRADIENTS.price, 'token')}` : 'Free'}
        </p>
        <Link className="link label covers" to={`${paths.landing}?design=${id}#generate`}>
          Use {name} <Icon name="arrow-right" size={16} />
        </Link>
      </div>
    </li>
  );
}

/** How the designs are tested, and what the tests can't show. */
export function HowChecked() {
  return (
    <section className={prose.prose} aria-labelledby="how-checked">
      <h2 id="how-checked">How we check them</h2>
      <p>
        Our tests draw each design with 20, 60, 120 and 700 characters, and grade the pictures as the
        generator does. If one reads back wrongly or falls below its grade, the tests fail.
      </p>
      <p>
        The grade is a scan check, not a certification. Paper, ink and a worn printer reduce contrast, so
        print one code and scan it before you print a thousand.
      </p>
      <p>
        All designs but one are dark on light. The one is Canary on ink, in the colours of our logo: phones
        read it, but some older scanners can’t, so it has grade C.
      </p>
    </section>
  );
}
