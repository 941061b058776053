import { TextPage } from '#components/layout/text-page.tsx';
import { paths } from '#config/paths.ts';
import { pageTitle } from '#lib/head.ts';

const head = {
  title: pageTitle('Privacy Policy'),
  description:
    'The full policy is being written. What holds today: what you type into the generator stays in your browser, an account keeps only what you give it and what you do with it, and cookies sign you in and do nothing else.',
  path: paths.privacy,
};

export default function Privacy() {
  return (
    <TextPage head={head} title="Privacy Policy">
      <p>
        The full policy is being written. What holds today: what you type into the generator stays in your
        browser, an account keeps only what you give it and what you do with it, and cookies sign you in and
        do nothing else.
      </p>
    </TextPage>
  );
}
