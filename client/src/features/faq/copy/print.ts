import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const print: readonly Question[] = [
  {
    question: 'Which colours can I use?',
    alsoFoundBy: 'color colors contrast dark light inverted',
    answer:
      'Any two that differ enough in brightness, the code darker than its background. You are warned when they are too close to each other, and told when the code is lighter than its background, which some older scanners can’t read. Print-safe makes it black on white.',
    more: { text: 'See designs that are safe to scan', to: paths.themes },
  },
  {
    question: 'How large should I print a code?',
    alsoFoundBy: 'how to print big small size mm inch distance sticker',
    answer:
      'A tenth of the distance it is scanned from, and at least 2 cm: 4 cm on a menu, 15 cm on a poster. That holds for a short address. Long texts make finer codes, so print those larger.',
    more: { text: 'See sizes for cards, menus and posters', to: `${paths.help}#print` },
  },
  {
    question: 'How many pixels should I choose?',
    alsoFoundBy: 'resolution dpi sharp blurry quality',
    answer:
      'For print at 300 dots per inch: 512 for a menu, 2,048 for a poster, 4,096 for a banner. For a screen, 512 is plenty. If the squares get narrower than 4 pixels, you are told after the download.',
  },
  {
    question: 'What does error correction do?',
    answer:
      'It repeats part of the content, so that the code can still be read when some of it is dirty, torn or covered: about 7% at L, 15% at M, 25% at Q and 30% at H. More of it makes a finer code. We start at H, because the canary in the corner covers a little.',
  },
  {
    question: 'Can I take the canary out of the corner?',
    alsoFoundBy: 'remove watermark brand',
    answer:
      'Yes. Untick “Canary logo in the corner” under Look and size. Short contents then make a code with fewer and larger squares. A logo of your own is coming soon.',
  },
  {
    question: 'Why is there an empty border around the code?',
    answer:
      'Scanners need it to find the code: four squares of background on each side, called the quiet zone. It is part of the picture. Don’t crop it, and don’t print anything into it.',
  },
];
