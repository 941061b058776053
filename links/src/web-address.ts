/** The message for a text that isn't a web address. */
export const notAnAddress = 'Enter a valid web address starting with http:// or https://';

/** A web address that can be opened, or why the text can't be one. */
export type WebAddressResult =
  | {
      /** The repaired address, with names in other scripts as typed. */
      readonly address: string;
      /** The address in ASCII. */
      readonly url: URL;
      /** The repairs, as a sentence for the user; undefined if the address needed none. */
      readonly note?: string | undefined;
      /** The message about the typed address, for a user who undoes the repair. */
      readonly advice?: string | undefined;
      /** Why a valid address may be useless or harmful in print. */
      readonly doubt?: string | undefined;
      readonly problem?: undefined;
    }
  | { readonly address?: undefined; readonly url?: undefined; readonly problem: string };

/** White space and invisible marks, which are copied along with an address. */
const surrounding = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** The start of an address, also mistyped or repeated, such as `htp://`, `https:/`, `http//` and `https://https://`. */
const start = /^(?:h*t+p(s?)(?:\s*[:;]\s*[/\\]*|[/\\]{2,})\s*|[/\\]{2,}\s*)+/i;

/** A scheme, unless a port follows the colon. */
const anyScheme = /^[a-z][a-z\d+.-]*:(?!\d{1,5}(?:[/\\?#]|$))/i;

/** A name that ends like a name in the DNS, such as `example.com`. */
const dotted = /.\.\p{L}[^.]+\.*$/u;

/** Hosts that rarely have a certificate: IP addresses and names in a local network. */
const localHost = /^(?:\[.*\]|\d+(?:\.\d+){3}|(?:.+\.)?localhost|.+\.local)$/i;

/** Names that lead to a private network: RFC 6761, RFC 6762 appendix G, RFC 8375. A name without a dot does so too. */
const privateName =
  /^[^.]+$|(?:^|\.)(?:local|localhost|localdomain|internal|intranet|private|lan|home|corp|test|invalid|onion|home\.arpa)$/;

/** IPv4 networks that the internet doesn't route: IANA's registry of special-purpose addresses (RFC 6890). */
const privateIpv4 =
  /^(?:0|10|127|22[4-9]|2[3-5]\d)\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.(?:168|0\.[02])\.|^198\.(?:1[89]|51\.100)\.|^203\.0\.113\./;

/** The unicast addresses of the internet, 2000::/3 (RFC 4291 §2.4), without addresses for examples and tunnels. */
const publicIpv6 = /^\[(?!2001:(?:0|db8)?:|2002:)[23][\da-f]{3}:/;

/** The greatest port: TCP has 16 bits for it (RFC 9293 §3.1). */
const maxPort = 65_535;

/**
 * Reads a typed or pasted web address, and repairs mistakes whose correction is certain: a missing or mistyped scheme,
 * capitals in scheme and host, spaces, backslashes. Static codes, pasted texts and the targets of dynamic codes share
 * this rule. The rule never resolves a name, so a name of a public zone may still lead to a private address.
 *
 * Sources: url.spec.whatwg.org, and RFC 1035 §2.3.4 and RFC 1123 §2.1 for host names.
 *
 * @example
 * readWebAddress('example.com/my menu'); // { address: 'https://example.com/my%20menu', note: 'We added https:// and …', … }
 * readWebAddress('http://localhost:3000'); // { address: 'http://localhost:3000', doubt: 'This address is in …', … }
 * readWebAddress('example..com'); // { problem: 'Check the name of the site: it has a dot too many.' }
 */
export function readWebAddress(typed: string): WebAddressResult {
  const text = typed.replace(surrounding, '');
  if (/[\n\r]/.test(text)) return { problem: 'A web address is on one line. Remove the line break.' };
  if (/[\p{Cc}\p{Cs}]/u.test(text))
    return { problem: 'This address contains control characters. Please remove them.' };
  if (/\sh*t+ps?:\/\//i.test(text)) return { problem: 'Enter one web address only.' };

  const [begin = '', secure] = start.exec(text) ?? [];
  const rest = text.slice(begin.length);
  const [authority = ''] = /^[^/\\?#]*/.exec(rest) ?? [];
  const [, user = '', hostAndPort = ''] = /^(.*@)?(.*)$/.exec(authority) ?? [];
  const [match, typedHost = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(hostAndPort) ?? [];

  const isExact = /^https?:\/\/$/i.test(begin);
  const isName = dotted.test(typedHost) || localHost.test(typedHost);
  if (hostAndPort === '' || (!isExact && (!isName || user !== ''))) return { problem: notAnAddress };
  if (begin === '' && (anyScheme.test(text) || /\.{3}|[^\p{L}\p{M}\p{N}._[\]:-]/u.test(typedHost)))
    return { problem: notAnAddress };
  if (match === undefined || Number(port) > maxPort)
    return {
      problem: `The number after the colon must be a port from 0 to ${maxPort}. Correct or remove it.`,
    };

  const host = readHost(typedHost);
  if (host.problem !== undefined) return host;
  const isSecure = begin === '' ? !localHost.test(typedHost) : secure === undefined || secure !== '';
  const scheme = isSecure ? 'https://' : 'http://';
  const tail = rest
    .slice(authority.length)
    .replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/'))
    .replace(/[\s\p{Zs}]/gu, '%20');
  const address = `${scheme}${user}${host.name}${port && `:${port}`}${tail}`;
  if (!URL.canParse(address)) return { problem: notAnAddress };
  return {
    address,
    url: new URL(address),
    ...(address !== text && repairOf(text, address, begin, scheme)),
    doubt:
      user !== ''
        ? 'This address contains a user name or password, which everyone can read. Remove them.'
        : isPrivate(host.ascii)
          ? 'This address is in a private network. Visitors can’t open it.'
          : undefined,
  };
}

/** Tells the user about the repairs. */
function repairOf(text: string, address: string, begin: string, scheme: string) {
  const isSchemeRepaired = begin !== scheme;
  const isRestRepaired = text.slice(begin.length) !== address.slice(scheme.length);
  const changes = [
    ...(begin === '' ? [`added ${scheme}`] : []),
    ...(begin !== '' && isSchemeRepaired ? [`wrote ${scheme}, because some cameras open nothing else`] : []),
    ...(isRestRepaired && /[\s\p{Zs}]/u.test(text) ? ['replaced spaces with %20'] : []),
  ];
  return {
    note: `We ${changes.length > 0 ? changes.join(' and ') : 'corrected the address'}`,
    advice: isSchemeRepaired ? notAnAddress : `Write this address as ${address}`,
  };
}

type HostResult =
  | { readonly name: string; readonly ascii: string; readonly problem?: undefined }
  | { readonly problem: string };

/** Checks a host. Returns its name in small letters and without a dot at the end. */
function readHost(typed: string): HostResult {
  if (/\s/.test(typed)) return { problem: 'The name of the site can’t contain a space. Remove it.' };
  const name = typed
    .replace(/[。．｡]/g, '.')
    .replace(/([^.])\.$/, '$1')
    .toLowerCase();
  if (/^\.|\.\.|\.$/.test(name)) return { problem: 'Check the name of the site: it has a dot too many.' };
  const ascii = URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : '';
  const isAddress = ascii.startsWith('[');
  if (ascii === '' || (!isAddress && /[^a-z\d._-]/.test(ascii)))
    return { problem: 'Check the name of the site: the part before the first slash isn’t valid.' };
  if (ascii.length > 253)
    return { problem: 'The name of the site is too long: it can have at most 253 characters.' };
  const labels = isAddress ? [] : ascii.split('.');
  if (labels.some((label) => label.length > 63))
    return {
      problem: 'The name of the site is too long: it can have at most 63 characters between two dots.',
    };
  if (labels.some((label) => /^-|-$/.test(label)))
    return {
      problem: 'Check the name of the site: a part between two dots can’t start or end with a hyphen.',
    };
  // Names in other scripts stay as typed.
  return { name: /(?:^|\.)xn--/.test(ascii) ? name : ascii, ascii };
}

/** Whether a host leads to a private network, or to no network. @param host as the URL parser writes it */
function isPrivate(host: string): boolean {
  if (host.startsWith('[')) return !publicIpv6.test(host);
  return /^[\d.]+$/.test(host) ? privateIpv4.test(host) : privateName.test(host);
}
