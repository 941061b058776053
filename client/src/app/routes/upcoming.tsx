import { Link } from 'react-router-dom';
import { Message } from '#components/layout/message.tsx';
import { Page } from '#components/layout/page.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { paths, type UpcomingPath } from '#config/paths.ts';

const privacy = {
  title: 'Privacy Policy',
  text: 'The full policy is being written. What holds today: what you type into the generator stays in your browser, an account keeps only what you give it and what you do with it, and cookies sign you in and do nothing else.',
};

/** What each page will be, and what holds until then. */
const pages: Readonly<Record<UpcomingPath, { readonly title: string; readonly text: string }>> = {
  [paths.dynamicQr]: {
    title: 'Dynamic codes are on their way',
    text: 'A dynamic code can be pointed somewhere else after it is printed. Codes you make today are static: they hold your content themselves and never expire.',
  },
  [paths.features]: { title: 'Features', text: 'A full comparison of free and premium is being written.' },
  [paths.themes]: { title: 'Themes', text: 'A gallery of colour designs that scan is being made.' },
  [paths.faq]: {
    title: 'FAQs',
    text: 'The full list is being written. The most common questions stand at the end of the home page.',
  },
  [paths.about]: { title: 'About us', text: 'This page is being written.' },
  [paths.contact]: { title: 'Contact', text: 'The contact form is not open yet.' },
  [paths.blogs]: { title: 'Blogs', text: 'The first articles are being written.' },
  [paths.help]: { title: 'Help Center', text: 'The guides are being written.' },
  [paths.privacy]: privacy,
  [paths.privacyShort]: privacy,
  [paths.terms]: { title: 'Terms & Conditions', text: 'The full terms are being written.' },
};

/** A page that links lead to and that is not there yet: it says so, and leads back to what works. */
export default function Upcoming({ path }: { path: UpcomingPath }) {
  const { title, text } = pages[path];
  return (
    <Page title={title} index={false}>
      <Message title={title}>
        <p>{text}</p>
        <Link className={buttonClass()} to={`${paths.landing}#generate`}>
          Make a QR code now
        </Link>
      </Message>
    </Page>
  );
}
