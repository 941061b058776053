import { feedPath } from '#config/blog.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './feed-link.module.css';

/** The way to the feed, which the server answers: it is no page of the app. */
export function FeedLink() {
  return (
    <a className={styles.feed} href={feedPath} type="application/rss+xml">
      <Icon name="rss" /> Subscribe by RSS
    </a>
  );
}
