interface Difference {
  readonly about: string;
  readonly isStatic: string;
  readonly isDynamic: string;
}

/** What sets the two kinds of codes apart, each from the nature of the thing: nothing of it is a plan. */
export const differences: readonly Difference[] = [
  {
    about: 'In its squares',
    isStatic: 'What you typed: a link, a text, a contact, a password for Wi-Fi.',
    isDynamic: 'A short address of this site, which sends the phone on to your link.',
  },
  {
    about: 'After it is printed',
    isStatic: 'It stays as it is. Another target takes another code.',
    isDynamic: 'The same print can be pointed to another link.',
  },
  {
    about: 'How long it works',
    isStatic: 'For as long as what it leads to does. It needs neither us nor an account.',
    isDynamic: 'For as long as this site is there as well, since every scan asks it for the way.',
  },
  {
    about: 'What it can be for',
    isStatic: 'All nine types. Text, contacts and Wi-Fi scan without a connection.',
    isDynamic: 'Links. Nobody can be sent on to a Wi-Fi password, and each scan takes a connection.',
  },
  {
    about: 'What this site learns',
    isStatic: 'Nothing. What you type stays in your browser.',
    isDynamic: 'Where the code leads, which it has to keep, and that somebody asks for the way.',
  },
  {
    about: 'How it prints',
    isStatic: 'The more it holds, the finer its squares.',
    isDynamic: 'With few, large squares, however long your link is.',
  },
  {
    about: 'What it takes',
    isStatic: 'No account for links, texts and email.',
    isDynamic: 'An account, so that nobody else can change it. What it will cost is not decided.',
  },
];
