import { decodeHost } from './punycode.ts';

/**
 * Scripts that are written together: Japanese, Korean and Chinese names also have Latin letters (Unicode Technical
 * Standard 39, §5.2, "Highly Restrictive").
 */
const mixable = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
] as const;

/** Scripts with letters that occur in the names of hosts. */
const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Georgian',
  'Cherokee',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Bopomofo',
] as const;

type Script = (typeof scripts)[number];

const patterns = scripts.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);

/** Letters of other scripts that look like a Latin one: a selection of Unicode's confusables.txt. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['асԁеһіјӏорԛѕѵԝхуү', 'acdehijlopqsvwxyy'],
    ['αβερικνοτυχω', 'abepikvotuxw'],
  ].flatMap(([others = '', latin = '']) => [...others].map((letter, index) => [letter, latin[index] ?? ''])),
);

/** Labels that end the name of a well-known site, and don't belong inside another one. */
const wellKnownEnds = new Set(['com', 'net', 'org', 'gov', 'edu', 'info']);

/** Labels under which countries register names, such as `co.uk`. */
const registries = /^(ac|co|com|edu|gov|net|ne|nom|or|org|sch)$/;

/** Longest name of a site, in characters, that address bars of phones show as a whole. */
const maxShown = 40;

/**
 * Returns why a web address may lead elsewhere than people think who read it, as sentences for them. Nothing is
 * resolved or requested.
 *
 * @param url the address, as the URL parser understands it
 * @example findDisguises(new URL('https://paypal.com@evil.example/')) // ['What is before the @ …']
 */
export function findDisguises(url: URL): readonly string[] {
  const { hostname, username, password } = url;
  const host = hostname.replace(/\.$/, '');
  const name = decodeHost(host);
  const isUserShown = username !== '' || password !== '';
  return [
    ...(isUserShown ? [`What is before the @ isn’t the site. This address leads to ${name}.`] : []),
    ...(isIpAddress(host) ? [`This address leads to an IP address, ${host}, and not to a named site.`] : []),
    ...(name === host ? [] : [describeLetters(name, host)]),
    ...(isIpAddress(host) ? [] : describeLength(name)),
  ];
}

/** Whether a host is an IP address, as the URL parser writes it. */
const isIpAddress = (host: string) => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);

/** Describes a name with letters beyond a to z. */
function describeLetters(name: string, host: string): string {
  const labels = name.split('.');
  if (labels.some(mixesScripts))
    return `The name ${name} mixes letters of different scripts, so that it can look like another site. It stands for ${host}.`;
  const latin = toLatin(name);
  if (/^[a-z\d.-]+$/.test(latin))
    return `The name ${name} isn’t written in Latin letters. It looks like ${latin}, but is another site: ${host}.`;
  return `The name ${name} has letters beyond a to z. Make sure that this is the site you expect. It stands for ${host}.`;
}

function mixesScripts(label: string): boolean {
  const used = patterns.flatMap(([name, pattern]): Script[] => (pattern.test(label) ? [name] : []));
  return used.length > 1 && !mixable.some((set) => used.every((script) => set.some((one) => one === script)));
}

const toLatin = (name: string) => [...name].map((letter) => lookalikes[letter] ?? letter).join('');

/** Describes a name whose beginning looks like a site, or that is too long to be read to its end. */
function describeLength(name: string): readonly string[] {
  const labels = name.split('.');
  const isCountry = labels.length > 2 && labels.at(-1)?.length === 2 && registries.test(labels.at(-2) ?? '');
  const site = labels.slice(isCountry ? -3 : -2);
  const before = labels.slice(0, -site.length);
  const end = before.findLastIndex((label, index) => index > 0 && wellKnownEnds.has(label));
  if (end > 0) {
    const shown = before.slice(before[0] === 'www' && end > 1 ? 1 : 0, end + 1).join('.');
    return [`This address starts like ${shown}, but leads to ${site.join('.')}.`];
  }
  return before.length > 0 && (name.length > maxShown || before.length > 3)
    ? [`The name of this site is long. Its end counts: ${site.join('.')}.`]
    : [];
}
