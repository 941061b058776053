import { Link } from 'react-router-dom';
import { buttonClass } from '#shared/ui/button.tsx';
import { articles, type Slug } from '../articles.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './next-steps.module.css';

/** After an article: the generator, and the other articles. */
export function NextSteps({ slug }: { readonly slug: Slug }) {
  return (
    <>
      <section className={styles.make} aria-labelledby="make-title">
        <h2 id="make-title">Make a code that scans</h2>
        <p>Links, texts and emails are free without an account. Every code is read back before you get it.</p>
        <Link className={buttonClass()} to="/#generate">
          Open the generator
        </Link>
      </section>
      <section className={styles.others} aria-labelledby="others-title">
        <h2 id="others-title">More articles</h2>
        <div className={styles.list}>
          {articles
            .filter((article) => article.slug !== slug)
            .map((article) => (
              <ArticleCard key={article.slug} article={article} heading="h3" />
            ))}
        </div>
      </section>
    </>
  );
}
