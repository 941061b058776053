import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const readBack: readonly Question[] = [
  {
    question: 'What does “read back” mean?',
    answer:
      'Before you get the file, a barcode reader in your browser opens that very file, reads the code from its pixels, and compares what it found with what you typed, byte for byte. Only if both are the same is the file saved.',
    more: { text: 'What it tells, and what it can’t', to: `${paths.help}#read-back` },
  },
  {
    question: 'It says that the code could not be read back. What now?',
    answer:
      'Nothing was saved, and nothing is lost. Most of the time there is a button below the message with a change that makes it readable, such as turning the logo off or using print-safe colours. It was tried before it is offered. If there is none, shorten the content and choose a larger size.',
  },
  {
    question: 'My phone does not scan the printed code. Why?',
    alsoFoundBy: 'scanning unreadable broken problem',
    answer:
      'Most often it is too small for the distance, creased, behind glass that mirrors, or its border was cropped. Try it from nearer, in better light, and with another phone. If the file on your screen scans and the print doesn’t, print it larger and in black on white.',
  },
  {
    question: 'Does a passed check mean that every phone reads it?',
    answer:
      'It means that the file is right and can be read. Paper, light and cameras come after us. So there are warnings for colours and sizes that are risky in print although they pass. Scan a proof before you print many.',
  },
  {
    question: 'Can I scan codes with this site?',
    answer: 'No. It reads only the codes that it has just drawn. To scan one, use the camera of your phone.',
  },
];
