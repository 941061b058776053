import { faq } from '#config/faq.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Section } from './section.tsx';

/** The frequently asked questions. The browser closes the open one when another is opened, because they share a name. */
export function Faq() {
  return (
    <Section id="faq" title="Frequently asked questions">
      {faq.map(({ question, answer }) => (
        <Disclosure key={question} name="faq" title={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </Section>
  );
}
