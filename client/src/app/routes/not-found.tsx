import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#shared/layout/head.ts';
import { Message } from '#shared/layout/message.tsx';
import { Page } from '#shared/layout/page.tsx';
import { buttonClass } from '#shared/ui/button.tsx';

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
