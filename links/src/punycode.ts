/** Parameters of Punycode for host names: RFC 3492 §5. */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialPoint = 128;

/**
 * Decodes the labels of a host name that start with `xn--`, as a reader sees them (RFC 3492). A label that isn't valid
 * Punycode stays as it is.
 *
 * @param host as the URL parser writes it
 * @example decodeHost('xn--mller-kva.example') // 'müller.example'
 */
export function decodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.');
}

/** Decodes a label without its prefix: RFC 3492 §6.2. Returns undefined if it isn't valid. */
function decodeLabel(label: string): string | undefined {
  const end = label.lastIndexOf('-');
  const points = Array.from(end > 0 ? label.slice(0, end) : '', (character) => character.charCodeAt(0));
  let [point, bias, place] = [initialPoint, initialBias, 0];
  let rest = label.slice(end > 0 ? end + 1 : 0);
  while (rest !== '') {
    const start = place;
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = digitOf(rest);
      if (digit === undefined) return undefined;
      rest = rest.slice(1);
      place += digit * weight;
      const threshold = Math.min(tMax, Math.max(tMin, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = points.length + 1;
    bias = adapt(place - start, length, start === 0);
    point += Math.floor(place / length);
    place %= length;
    if (point > 0x10ffff) return undefined;
    points.splice(place++, 0, point);
  }
  return String.fromCodePoint(...points);
}

/** The value of the first character: a to z, then 0 to 9. */
function digitOf(text: string): number | undefined {
  const [letter = ''] = text;
  if (letter >= 'a' && letter <= 'z') return letter.charCodeAt(0) - 97;
  return letter >= '0' && letter <= '9' ? Number(letter) + 26 : undefined;
}

/** Adapts the bias: RFC 3492 §6.1. */
function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
