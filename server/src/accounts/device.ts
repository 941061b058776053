const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const unknown = 'Unknown device';
const maxLength = 60;
/** Browsers send some 300 characters; looking for marks in 15 KB would take long. */
const maxUserAgent = 512;

/**
 * A name for a device in a list of sessions, from its User-Agent.
 *
 * @example
 * deviceLabel('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'); // 'Firefox on Linux'
 * deviceLabel('curl/8.5.0'); // 'curl/8.5.0'
 * deviceLabel(undefined); // 'Unknown device'
 */
export function deviceLabel(userAgent: string | undefined): string {
  if (!userAgent) return unknown;
  const start = userAgent.slice(0, maxUserAgent);
  const nameIn = (list: readonly [RegExp, string][]) => list.find(([mark]) => mark.test(start))?.[1];
  const found = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  if (found.length > 0) return found.join(' on ');
  return /^[\w.+/-]+/.exec(start)?.[0].slice(0, maxLength) ?? unknown;
}
