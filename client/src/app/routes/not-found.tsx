import { Link } from 'react-router-dom';
import { Message } from '#components/layout/message.tsx';
import { Page } from '#components/layout/page.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = { title: pageTitle('Page not found') };

export default function NotFound() {
  return (
    <Page head={head}>
      <Message title="404">
        <p>Oops! The page you’re looking for doesn’t exist.</p>
        <Link className={buttonClass()} to={paths.landing}>
          Go to the home page
        </Link>
      </Message>
    </Page>
  );
}
