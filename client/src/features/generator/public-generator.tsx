import type { ContentType } from '@canary/qr/content/content-type';
import { useNavigate } from 'react-router-dom';
import { typePagePath } from '#config/generators.ts';
import { Generator } from './generator.tsx';
import styles from './tabbed-generator.module.css';
import { useVisitorGenerator } from './use-visitor-generator.ts';

/** The generator of one content type on its public page. The pages of all types share a visitor's input. */
export function PublicGenerator({ type }: { readonly type: ContentType }) {
  const generator = useVisitorGenerator(type);
  const navigate = useNavigate();
  return (
    <div className={styles.card}>
      <div className={styles.panel}>
        <Generator
          {...generator}
          chooseTab={(id) => {
            void navigate(typePagePath(id));
            return true;
          }}
        />
      </div>
    </div>
  );
}
