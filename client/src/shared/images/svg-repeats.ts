/** Elements whose content isn't drawn for each reference to them. */
const gradients = new Set(['linearGradient', 'radialGradient']);
const animations = new Set(['animate', 'animateMotion', 'animateTransform', 'set']);
/** Most elements that may be drawn through references: far more than logos have, and drawn in less than a second. */
const maxRepeats = 10_000;
const maxDepth = 1_000;

/** Most rules of style sheets that refer to elements. */
const maxRules = 500;

// White space is collapsed before a match. All patterns in this file take linear time for any text.
const reference = /url\( ?["']? ?#([^"')\s]+)/gi;

/**
 * Whether an SVG's references make browsers draw few elements very often: a chain of nine groups, each of which uses
 * the group before it six times, draws ten million elements. Masks, clip paths, markers, patterns and filters act like
 * `use`.
 *
 * Unusual spellings of references, which aren't followed here, count as too many.
 */
export function repeatsTooMuch(root: Element): boolean {
  const elements = [root, ...root.querySelectorAll('*')];
  const targets = new Map<string, Element>();
  for (const element of elements) if (!targets.has(element.id)) targets.set(element.id, element);
  const styled = readStyles(root);
  if (!styled || elements.some(hidesReference)) return true;

  const counts = new Map<Element, number>();
  /** The number of elements that are drawn for an element; infinite if its references form a circle. */
  const count = (element: Element, depth: number): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (depth > maxDepth) return Number.POSITIVE_INFINITY;
    // A reference to this element that is found before its count is known closes a circle.
    counts.set(element, Number.POSITIVE_INFINITY);
    let total = 1;
    for (const child of element.children) total += count(child, depth + 1);
    for (const id of [...idsIn(element), ...(styled.get(element) ?? [])]) {
      const target = targets.get(id);
      if (target && !gradients.has(target.localName)) total += count(target, depth + 1);
    }
    counts.set(element, total);
    return total;
  };
  return count(root, 0) - elements.length > maxRepeats;
}

/** The ids that an element's attributes refer to. */
function idsIn(element: Element): string[] {
  return [...element.attributes].flatMap(({ localName, value }) =>
    localName === 'href' ? hrefIds(value) : idsInCss(value),
  );
}

function hrefIds(value: string): string[] {
  const text = value.trim();
  return text.startsWith('#') ? [decode(text.slice(1))] : [];
}

const idsInCss = (text: string) =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(reference)].map(([, id = '']) => decode(id));

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * The ids that style sheets make elements refer to; undefined if some ids can't be determined. Reads the text of the
 * style elements, because `DOMParser` creates no style sheet objects.
 */
function readStyles(root: Element): Map<Element, string[]> | undefined {
  const styled = new Map<Element, string[]>();
  let rules = 0;
  for (const style of root.querySelectorAll('style')) {
    const css = withoutComments(style.textContent ?? '');
    if (isObscure(css) || /@import/i.test(css)) return undefined;
    let left = idsInCss(css).length;
    for (const part of css.split('}')) {
      const [selectors = '', body = ''] = part.split('{').slice(-2);
      const ids = part.includes('{') ? idsInCss(body) : [];
      if (ids.length === 0) continue;
      left -= ids.length;
      rules += 1;
      const elements = select(root, selectors.split(';').at(-1) ?? '');
      if (!elements || rules > maxRules) return undefined;
      for (const element of elements) styled.set(element, [...(styled.get(element) ?? []), ...ids]);
    }
    // The remaining references are in nested rules, which this function doesn't parse.
    if (left > 0) return undefined;
  }
  return styled;
}

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  const rest = others.map((text) => (text.includes('*/') ? text.slice(text.indexOf('*/') + 2) : ''));
  return [first, ...rest].join(' ');
}

function select(root: Element, selector: string): Element[] | undefined {
  try {
    const elements = [...root.querySelectorAll(selector)];
    return root.matches(selector) ? [root, ...elements] : elements;
  } catch {
    return undefined;
  }
}

/** Whether an element's attributes may refer to other elements in ways that aren't followed here. */
function hidesReference(element: Element): boolean {
  const attributes = [...element.attributes];
  const isAnimation = animations.has(element.localName);
  return attributes.some(
    ({ name, value }) =>
      isObscure(value) ||
      (isAnimation && (/url\(/i.test(value) || (name === 'attributeName' && /href|style|class/.test(value)))),
  );
}

/** Whether CSS may refer to an element through an escape, a custom property or another document. */
function isObscure(css: string): boolean {
  return (
    (css.includes('\\') && css.includes('(')) ||
    (/(?<![\w-])--[\w-]+\s*:/.test(css) && /url\(/i.test(css)) ||
    /data:(image\/svg|text\/)/i.test(css.replaceAll(/\s/g, ''))
  );
}
