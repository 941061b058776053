/** A place in WGS 84 degrees, in the notation of payloads. */
export interface Place {
  /** From -90 to 90. */
  readonly lat: string;
  /** From -180 to 180. */
  readonly lng: string;
}

/**
 * Reads a place from both coordinates in one text, or from an address of Google Maps, Apple Maps, OpenStreetMap or another
 * map with addresses of the same form. Returns undefined if the text contains no coordinates.
 *
 * Sources: developers.google.com/maps/documentation/urls (`q`, `query`, `center`, `destination`, `viewpoint`), addresses
 * that Google Maps shows (`/@lat,lng`, `!3dlat!4dlng`), developer.apple.com "Map Links" (`ll`, `sll`, `daddr`, `coordinate`,
 * `center`), wiki.openstreetmap.org "Browsing" (`mlat`, `lat`, `#map=`), and RFC 5870 (`geo:`).
 *
 * @example readPlace('18.5204, 73.8567') // { lat: '18.5204', lng: '73.8567' }
 * @example readPlace('https://www.google.com/maps/@18.5204,73.8567,15z') // { lat: '18.5204', lng: '73.8567' }
 */
export function readPlace(text: string): Place | undefined {
  const address = readAddress(text);
  return address ? placeIn(address) : placeOf(text);
}

/**
 * Returns why a text that is an address of a map has no place, or undefined for other texts.
 *
 * @example mapAddressError('https://maps.app.goo.gl/abc') // 'A short link …'
 */
export function mapAddressError(text: string): string | undefined {
  const address = readAddress(text);
  if (!address || placeIn(address)) return undefined;
  return SHORT_LINK.test(address.host + address.pathname)
    ? 'A short link contains no coordinates. Open it, then copy the address that your browser shows.'
    : 'This address contains no coordinates. Choose the exact spot on the map, then copy the address again.';
}

const SHORT_LINK =
  /^(maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|maps\.apple|osm\.org\/go|(www\.)?openstreetmap\.org\/go)\b/i;

/** Finds a web address in a text, such as a text that a map app shares. The scheme may be missing. */
function readAddress(text: string): URL | undefined {
  const found =
    /(https?:\/\/|geo:)\S+/i.exec(text)?.[0] ?? /^\s*(?:[a-z\d-]+\.)+[a-z]{2,}\/\S*/i.exec(text)?.[0];
  if (!found) return undefined;
  try {
    return new URL(/^(https?|geo):/i.test(found) ? found : `https://${found.trim()}`);
  } catch {
    return undefined;
  }
}

/** Parameters with both coordinates. Parameters for the place come before parameters for the centre of the map. */
const PAIRS = ['q', 'query', 'coordinate', 'daddr', 'destination', 'll', 'center', 'viewpoint', 'cp', 'sll'];

function placeIn(address: URL): Place | undefined {
  const { searchParams } = address;
  const path = decode(address.pathname);
  const get = (name: string) => searchParams.get(name) ?? '';
  const fragment = new URLSearchParams(address.hash.slice(1));
  const [, zoomLat = '', zoomLng = ''] = (fragment.get('map') ?? '').split('/');
  const candidates = [
    // The marker of a place in an address of Google Maps. In `pb`, for embedded maps, longitude comes first.
    [...path.matchAll(/!3d(-?[\d.]+)!4d(-?[\d.]+)/g)].at(-1)?.slice(1),
    [...get('pb').matchAll(/!2d(-?[\d.]+)!3d(-?[\d.]+)/g)].at(-1)?.slice(1).reverse(),
    [get('mlat'), get('mlon')],
    ...PAIRS.map((name) =>
      splitPair(
        get(name)
          .replace(/^loc:/, '')
          .replace(/\(.*\)$/, '')
          .replace('~', ','),
      ),
    ),
    // The last stop of a route.
    path
      .split('/')
      .map(splitPair)
      .findLast((pair) => pair !== undefined),
    splitPair(/@(-?[\d.]+,-?[\d.]+)/.exec(path)?.[1] ?? ''),
    [get('lat'), searchParams.get('lon') ?? get('lng')],
    [zoomLat, zoomLng],
    address.protocol === 'geo:' ? path.split(/[,;]/) : undefined,
  ];
  return candidates.map(toPlace).find((place) => place !== undefined);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll('+', ' '));
  } catch {
    return path;
  }
}

/** Two numbers with a separator. A comma as separator needs a space if the numbers have a decimal comma. */
const PAIR_PATTERNS = [
  /^([+−-]?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*([+−-]?\d{1,3}(?:\.\d+)?)$/,
  /^([+−-]?\d{1,3}(?:,\d+)?)\s*(?:;|,?\s)\s*([+−-]?\d{1,3}(?:,\d+)?)$/,
];

function splitPair(text: string): [string, string] | undefined {
  const trimmed = text.trim();
  for (const pattern of PAIR_PATTERNS) {
    const [, lat, lng] = pattern.exec(trimmed) ?? [];
    if (lat !== undefined && lng !== undefined) return [lat, lng];
  }
  return undefined;
}

/** Degrees with minutes and seconds or without, and the direction, such as `18°31′13.4″N` or `73.8567° E`. */
const DIRECTED =
  /^(\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|′′)\s*)?)?([NSEW])[\s,;]*/i;

function placeOf(text: string): Place | undefined {
  const plain = text.trim().replace(/^[([](.*)[)\]]$/, '$1');
  const pair = splitPair(plain.replaceAll('°', ''));
  if (pair) return toPlace(pair);
  const first = DIRECTED.exec(plain);
  const second = first && DIRECTED.exec(plain.slice(first[0].length));
  if (!first || !second || first[0].length + second[0].length !== plain.length) return undefined;
  const [lat, lng] = isAcross(first) ? [second, first] : [first, second];
  return isAcross(lat) || !isAcross(lng) ? undefined : toPlace([toDegrees(lat), toDegrees(lng)]);
}

const isAcross = ([, , , , direction = '']: RegExpExecArray) => /[EW]/i.test(direction);

function toDegrees([, degrees = '', minutes = '0', seconds = '0', direction = '']: RegExpExecArray): string {
  const [d = 0, m = 0, s = 0] = [degrees, minutes, seconds].map((part) => Number(part.replace(',', '.')));
  const sign = /[SW]/i.test(direction) ? '-' : '';
  return sign + rounded(d + m / 60 + s / 3600);
}

/** Seven decimals are a centimetre. */
const rounded = (degrees: number) => String(Number(degrees.toFixed(7)));

/** Checks the coordinates, and drops digits that are finer than a centimetre. */
function toPlace(pair: readonly string[] | undefined): Place | undefined {
  const [lat = '', lng = ''] = (pair ?? []).map((text) =>
    text
      .trim()
      .replace('−', '-')
      .replace(/^\+/, '')
      .replace(',', '.')
      .replace(/(\.\d{7})\d+$/, '$1'),
  );
  const isValid = (text: string, limit: number) =>
    /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit;
  return isValid(lat, 90) && isValid(lng, 180) ? { lat, lng } : undefined;
}
