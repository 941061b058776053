import { maxDynamicCodes } from '@canary/input/limits';
import { paths } from '#config/paths.ts';
import type { Question } from './question.ts';

export const codes: readonly Question[] = [
  {
    question: 'What kinds of codes can I make?',
    answer:
      'Links (URL), texts and emails, without an account. With a free account also locations, events, WhatsApp chats, products (GS1), and payments by SEPA transfer, Swiss QR-bill, PIX and UPI, and for one token each contact cards (vCard), Wi-Fi, SMS and phone.',
    more: { text: 'Compare free and premium features', to: paths.features },
  },
  {
    question: 'Can I change a code after I have printed it?',
    answer:
      'If you made it dynamic: yes, as often as you like. For that, turn on “Can be changed later” before you make a code for a web address. All other codes are static: the content is in their squares, so a change needs a new print.',
    more: { text: 'See the difference', to: paths.dynamicQr },
  },
  {
    question: 'How much fits into one code?',
    answer:
      'Up to 2,953 bytes with error correction L, and up to 1,273 with H. If your content is too long, the preview says by how many bytes, and which level has room for it. Shorter is better: fewer squares are larger, and larger squares scan more easily.',
  },
  {
    question: 'Is the password safe in a Wi-Fi code?',
    answer:
      'The code contains it in plain text, so anyone who can scan the code can read it. Use Wi-Fi codes for a guest network, not for the network of your own computers. We never see the password.',
    more: { text: 'Make a Wi-Fi code for guests', to: `${paths.help}#wifi` },
  },
  {
    question: 'Can a code contain Hindi, Chinese or emoji?',
    answer:
      'Yes. Such text is encoded as UTF-8 and the code says so, which all modern phones understand, and the check before the download compares every byte. Such characters take two to four bytes each, so the squares get smaller sooner.',
  },
  {
    question: 'Can I make many codes at once?',
    answer:
      'Yes, up to 10,000 from a CSV or Excel file, a pasted list or serial numbers, as files in one ZIP file, or as labels on sheets, that your browser makes. Without an account, the first 20 are made.',
    more: { text: 'Make many codes', to: paths.bulk },
  },
  {
    question: 'May I use the codes for my business?',
    answer:
      'Yes. Your codes belong to you. You can use them commercially, free of charge and without mentioning us. You are responsible for what they lead to.',
    more: { text: 'Read the terms', to: `${paths.terms}#codes` },
  },
];

export const dynamic: readonly Question[] = [
  {
    question: 'What does a dynamic code cost?',
    alsoFoundBy: 'price subscription trial scan limit cap free pay',
    answer: `Nothing. There is no trial, no scan limit and no page with ads in between, and changing the target as often as you like is free, too. You need an account: it has up to ${maxDynamicCodes.unverified} dynamic codes, and up to ${maxDynamicCodes.verified.toLocaleString('en')} once you have confirmed your email address.`,
    more: { text: 'Make a dynamic code', to: paths.dynamicQr },
  },
  {
    question: 'Can I bring my links from Bitly, Shlink, Kutt or Dub?',
    alsoFoundBy: 'import migrate move csv export shortener',
    answer:
      'Yes. Choose the CSV file of your links in “Many codes at once”: each becomes a dynamic code with the same target and, if it is free, the same name. What you have printed goes on leading through the other service.',
    more: { text: 'How to bring your links', to: `${paths.help}#bring-links` },
  },
  {
    question: 'Does a dynamic code expire?',
    alsoFoundBy: 'how long work stop',
    answer:
      'No. It works as long as this site does, because every scan goes through it. If the print has to outlive us, make a static code: it contains your content itself and doesn’t depend on us.',
  },
  {
    question: 'What do you count when someone scans a dynamic code?',
    alsoFoundBy: 'statistics analytics tracking ip address device country visitors unique',
    answer:
      'Scans, not people: how many in each hour, and in each day by kind of device and by country, if the operator’s proxy tells it. Bots and previews are counted apart. Hours are kept for 90 days. We store no IP address, no browser and no page that the visitor came from, so we can’t tell whether two scans are by the same person.',
    more: { text: 'What we store about a code', to: `${paths.privacy}#account-data` },
  },
  {
    question: 'How soon does a new target work?',
    alsoFoundBy: 'change redirect delay cache wait',
    answer:
      'With the next scan, usually within a second. Phones and proxies are told not to remember the old target. You need a connection to change it.',
  },
  {
    question: 'Can I pause or delete a dynamic code?',
    alsoFoundBy: 'stop restore undo',
    answer:
      'Yes. Visitors of a paused code read a text of yours until you resume it. A deleted code says that it was deleted. You can restore it for 30 days, and no one else ever gets its short link.',
  },
  {
    question: 'What happens to my dynamic codes when I delete my account?',
    alsoFoundBy: 'close account print stop working',
    answer:
      'They stop working, and the prints can’t be repaired. Before you delete the account, it says how many codes that are, and offers a table of them as a CSV file. Static codes keep working.',
    more: { text: 'Go to Delete account', to: `${paths.account}#delete` },
  },
  {
    question: 'Why does my dynamic code look different from its address?',
    alsoFoundBy: 'short link capitals uppercase',
    answer:
      'It contains a short link of this site, mostly in capitals, because capitals take less room and make the squares larger. Case makes no difference. Put a plus sign behind the short link to see where it leads, without going there.',
  },
  {
    question: 'A short link of this site leads to something harmful. What can I do?',
    alsoFoundBy: 'report phishing abuse malware spam scam',
    answer: 'Report it. You need no account. The operator of this site can turn the link off.',
    more: { text: 'Report a link', to: paths.report },
  },
];

export const print: readonly Question[] = [
  {
    question: 'Which colours can I use?',
    alsoFoundBy: 'color colors contrast dark light inverted',
    answer:
      'Any two that differ enough in brightness, with the code darker than its background. More colours and gradients are one unlock for two tokens. We warn you when the contrast is too low, and when the code is lighter than its background, which some older scanners can’t read. Print-safe makes the code black on white.',
    more: { text: 'See designs that are safe to scan', to: paths.themes },
  },
  {
    question: 'How large should I print a code?',
    alsoFoundBy: 'how to print big small size mm inch distance sticker',
    answer:
      'A tenth of the distance it is scanned from, and at least 2 cm: for example 4 cm on a menu, 15 cm on a poster. This is for a short address. Longer content makes smaller squares, so print those codes larger.',
    more: { text: 'See sizes for cards, menus and posters', to: `${paths.help}#print` },
  },
  {
    question: 'Can I print labels or stickers?',
    alsoFoundBy: 'avery sheet sticker label inventory price tag cut a4 letter',
    answer:
      'Yes. Open the options beside Download and click Labels. Choose one of 21 common sheets, also round ones, or enter your own measures, add a caption and skip the labels that are used. You get a PDF in which every code was read back. If its squares would be too small for your printer, we say so before.',
    more: { text: 'How to print labels', to: `${paths.help}#print` },
  },
  {
    question: 'How many pixels should I choose?',
    alsoFoundBy: 'resolution dpi sharp blurry quality',
    answer:
      'For print at 300 dots per inch: 512 for a menu, 2,048 for a poster, 4,096 for a banner. For a screen, 512 is plenty. We tell you after the download if the squares are narrower than 4 pixels.',
  },
  {
    question: 'What does error correction do?',
    answer:
      'It adds redundant data, so that the code still scans when part of it is dirty, torn or covered: about 7% at L, 15% at M, 25% at Q and 30% at H. More correction means smaller squares. We choose the smallest code with at least 15%.',
  },
  {
    question: 'Can I remove the canary from the corner?',
    alsoFoundBy: 'take out watermark brand',
    answer:
      'Yes. Choose “No logo” under Design, Logo, or any template. With short content, the code then has fewer and larger squares. Only the look that visitors start with has it, and only where it costs no grade. Icons are free, and you can unlock your own logo for two tokens.',
  },
  {
    question: 'Why is there an empty border around the code?',
    answer:
      'Scanners need it to find the code: four squares of background on each side, called the quiet zone. It is part of the picture, so don’t crop it or print anything into it.',
  },
];

export const checking: readonly Question[] = [
  {
    question: 'What does “read back” mean?',
    answer:
      'Before you get the file, a barcode reader in your browser opens that file, reads the code from its pixels and compares the result with what you typed, byte for byte. The file is saved only if both are identical.',
    more: { text: 'What the check can and can’t tell', to: `${paths.help}#read-back` },
  },
  {
    question: 'It says that my code doesn’t scan. What now?',
    alsoFoundBy: 'could not be read back',
    answer:
      'Nothing was saved, and nothing is lost. Usually there is a button below the message that fixes the problem, such as turning the logo off or using print-safe colours. We have already tested that fix. Without such a button, shorten the content and choose a larger size.',
  },
  {
    question: 'My phone does not scan the printed code. Why?',
    alsoFoundBy: 'scanning unreadable broken problem',
    answer:
      'Most often the code is too small for the distance, creased, behind reflecting glass, or its border was cropped. Try it closer, in better light and with another phone. If it scans on your screen but not on paper, print it larger and in black on white.',
  },
  {
    question: 'Does a passed check mean that every phone reads it?',
    answer:
      'It means that the file is correct and can be read. We can’t know your paper, your light or every camera. That is why we also warn about colours and sizes that are risky in print. Scan a proof before you print many.',
  },
  {
    question: 'Can I scan codes with this site?',
    answer:
      'No. It only reads the codes that it has just drawn. To scan a code, use the camera of your phone.',
  },
];
