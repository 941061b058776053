import type { ContentTypeId } from '@canary/qr/content/all';
import { valuesFor } from '@canary/qr/content/content-type';
import { Link } from 'react-router-dom';
import { typePagePath } from '#config/generators.ts';
import { paths } from '#config/paths.ts';
import { typeCopy } from '#config/type-copy.ts';
import prose from '#shared/layout/prose.module.css';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { questionsOf } from './questions.ts';
import type { TypePageContent } from './type-page-content.ts';
import styles from './type-page-text.module.css';
import { typesWithPage } from './type-pages.ts';

/** What a content type's code contains, who reads it, questions, and links to other types. */
export function TypePageText({ content }: { readonly content: TypePageContent }) {
  const { type, contains, example, readers } = content;
  const values = { ...type.empty, ...example };
  return (
    <div className={styles.page}>
      <div className={prose.prose}>
        <h2>What the code contains</h2>
        <p>{contains}</p>
        <p>For example:</p>
        <pre>
          <code>{type.payload({ ...type.empty, ...valuesFor(type, values) })}</code>
        </pre>
        <h2>Which phones read it</h2>
        <p>{readers}</p>
      </div>
      <section aria-labelledby="questions">
        <h2 id="questions">Questions</h2>
        {questionsOf(content).map(({ question, answer }) => (
          <Disclosure key={question} name="faq" title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </section>
      <nav aria-labelledby="other-types">
        <h2 id="other-types">Other types</h2>
        <ul className={styles.types}>
          {othersOf(type.id).map((id) => (
            <li key={id}>
              <Link to={typePagePath(id)}>{typeCopy[id].title}</Link>
              <span className="fine">{typeCopy[id].description}</span>
            </li>
          ))}
        </ul>
        <p>
          <Link to={paths.bulk}>Many codes at once</Link>, <Link to={paths.scan}>read a code</Link>, or{' '}
          <Link to={paths.features}>see all features</Link>.
        </p>
      </nav>
    </div>
  );
}

/** The other types with a page; those of the same category first. */
function othersOf(own: string): readonly ContentTypeId[] {
  const category = Object.entries(typeCopy).find(([id]) => id === own)?.[1].category;
  const others = typesWithPage.filter((id) => id !== own);
  const isNear = (id: ContentTypeId) => typeCopy[id].category === category;
  return [...others.filter(isNear), ...others.filter((id) => !isNear(id))];
}
