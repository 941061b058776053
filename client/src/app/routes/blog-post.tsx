import { Link } from 'react-router-dom';
import { Message } from '#components/layout/message.tsx';
import { Page } from '#components/layout/page.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const notFound = { title: pageTitle('Blog not found') };

/** An article, by its slug. */
export default function BlogPost() {
  return (
    <Page head={notFound}>
      <Message title="Blog not found">
        <p>There is no article at this address.</p>
        <Link className={buttonClass()} to={paths.blogs}>
          All articles
        </Link>
      </Message>
    </Page>
  );
}
