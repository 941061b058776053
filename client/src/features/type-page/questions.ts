import { features } from '@canary/catalogue/features';
import { startingTokens } from '@canary/catalogue/levels';
import { featureOf, publicTypes } from '#config/generators.ts';
import type { TypePageContent, TypeQuestion } from './type-page-content.ts';

/** The questions on the page of a content type: what the code costs, its own questions, and those about every code. */
export function questionsOf({ type, questions }: TypePageContent): readonly TypeQuestion[] {
  return [price(type.id), ...questions, ...always];
}

function price(id: string): TypeQuestion {
  const question = 'What does it cost?';
  const feature = featureOf[id];
  if (feature) {
    const tokens = features[feature].price;
    const answer = `No money. The type is unlocked once, for ${tokens} of the ${startingTokens} tokens that come with a free account. You can then make as many of these codes as you like, and they never expire.`;
    return { question, answer };
  }
  const answer = publicTypes.some((type) => type === id)
    ? 'Nothing, and you need no account. The content is in the code itself, so it never expires.'
    : 'Nothing. You need a free account. The content is in the code itself, so it never expires.';
  return { question, answer };
}

const always: readonly TypeQuestion[] = [
  {
    question: 'How do I know that the code works?',
    answer:
      'Your browser reads every file back before you get it, and compares the result with what you typed. The badge at the preview grades how well the code scans. Still, scan a print with a phone before you print a thousand.',
  },
  {
    question: 'Who sees what I type?',
    answer:
      'Your browser makes and checks the code, and what a static code contains is not sent to us. If you save the code to an account, your browser encrypts it first. The target of a dynamic code is stored on the server, which redirects the scans.',
  },
];
