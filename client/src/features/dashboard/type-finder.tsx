import type { ContentTypeId } from '@canary/qr/content/all';
import { recogniseContent } from '@canary/qr/content/recognise';
import { isBlank } from '@canary/qr/content/rules';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { generatorPath, generatorTypes, mainTypes } from '#config/generators.ts';
import { type TypeCategory, typeCategories, typeCopy } from '#config/type-copy.ts';
import { findTypes } from '#shared/code/find-types.ts';
import { useOpenForm } from '#shared/code/use-open-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { StartField } from './start-field.tsx';
import styles from './type-finder.module.css';
import { TypeTiles } from './type-tiles.tsx';

/** A longer text is content, not a search. In characters. */
const maxQuery = 60;

interface TypeFinderProps {
  /** Calls the function with the types that the user used last, and returns what it renders. */
  lastTypes(show: (types: readonly ContentTypeId[]) => ReactNode): ReactNode;
}

/** A field for any content and for the names of types, and a tile for each type that it finds or that is chosen. */
export function TypeFinder({ lastTypes }: TypeFinderProps) {
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState<TypeCategory>();
  const navigate = useNavigate();
  const openForm = useOpenForm();
  const content = isBlank(typed) ? undefined : recogniseContent(typed);
  const isQuery = content?.id === 'text' && typed.length <= maxQuery && !typed.includes('\n');
  const found = isQuery ? findTypes(typed) : [];
  const [best] = found;
  const makeCode = () => content && openForm(content.id, content.values);
  return (
    <div className="stack">
      <StartField
        typed={typed}
        onType={setTyped}
        onSubmit={() => (best ? navigate(generatorPath(best)) : makeCode())}
      />
      <div className={styles.line}>
        {!content && <Categories chosen={category} onChoose={setCategory} />}
        <p role="status">{content && resultOf(content.id, best, isQuery ? typed.trim() : undefined)}</p>
        {best && (
          <Button look="quiet" onClick={makeCode}>
            Make a text code with “{typed.trim()}”
          </Button>
        )}
      </div>
      {best ? (
        <TypeTiles types={found} isFirstMarked />
      ) : category && !content ? (
        <TypeTiles types={generatorTypes.filter((id) => typeCopy[id].category === category)} />
      ) : (
        lastTypes((last) => <TypeTiles types={firstTypes(last)} />)
      )}
    </div>
  );
}

/**
 * Says what Enter does.
 *
 * @param query what was typed, if it may be the name of a type
 */
function resultOf(id: ContentTypeId, best: ContentTypeId | undefined, query: string | undefined): string {
  if (best) return `Enter opens ${typeCopy[best].title}.`;
  const makes = `Enter makes a code with ${typeCopy[id].noun}.`;
  if (!query) return makes;
  return `No type is called “${query}”, but a text or an address works for everything. ${makes}`;
}

/** The number of tiles that the dashboard starts with, in three rows. */
const firstCount = 9;

/** The seven types that always come first, then those used last, then others. */
function firstTypes(last: readonly ContentTypeId[]): readonly ContentTypeId[] {
  return [...new Set([...mainTypes, ...last, ...generatorTypes])].slice(0, firstCount);
}

interface CategoriesProps {
  readonly chosen: TypeCategory | undefined;
  onChoose(category: TypeCategory | undefined): void;
}

/** A toggle for each category. */
function Categories({ chosen, onChoose }: CategoriesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.categories} role="group" aria-label="Categories">
      {typeCategories.map((category) => (
        <button
          key={category}
          type="button"
          className="chip"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category === chosen ? undefined : category)}
        >
          {category}
        </button>
      ))}
    </div>
  );
}
