import { createCanvas } from '@napi-rs/canvas';
import type { Colour } from '../../colour.ts';
import type { Background, Design, DesignLogo, Fill, Finder } from '../../design/design.ts';
import { finderCentreShapes, finderFrameShapes, moduleShapes } from '../../design/options.ts';
import { seeded } from '../tone.ts';

/** A design with the text that is encoded in it. */
export interface Sample {
  readonly payload: string;
  readonly design: Design;
}

/** Returns the design with a number, the same on every call. Most designs are sensible, some can't be read. */
export function randomSample(number: number): Sample {
  const random = seeded(number * 2_654_435_761);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('The list is empty.');
    return item;
  };
  const isLikely = (probability: number) => random() < probability;
  const between = (least: number, most: number) => least + random() * (most - least);

  /** @param least of the channels, 0 to 255 */
  const colour = (least: number, most: number): Colour => {
    const hex = [0, 1, 2].map(() => Math.round(between(least, most)).toString(16).padStart(2, '0'));
    return `#${hex.join('')}`;
  };
  const isInverted = isLikely(0.08);
  const isWild = isLikely(0.15);
  const ofCode = () =>
    isWild ? colour(0, 255) : isInverted ? colour(180, 255) : colour(0, pick([40, 90, 140]));
  const ofBackground = () =>
    isWild ? colour(0, 255) : isInverted ? colour(0, 70) : colour(pick([150, 200, 235]), 255);

  const stops = (next: () => Colour) => {
    const last = pick([1, 1, 2, 3]);
    return Array.from({ length: last + 1 }, (_, index) => ({ at: index / last, colour: next() }));
  };
  const fill = (): Fill => {
    const span = pick(['code', 'code', 'module'] as const);
    if (isLikely(0.65)) return { kind: 'solid', colour: ofCode() };
    if (isLikely(0.6)) return { kind: 'linear', angle: pick([0, 45, 90, 135]), stops: stops(ofCode), span };
    return { kind: 'radial', stops: stops(ofCode), span };
  };
  const background = (): Background => {
    if (isLikely(0.7)) return { kind: 'solid', colour: ofBackground() };
    if (isLikely(0.3)) return { kind: 'linear', angle: pick([0, 45, 90]), stops: stops(ofBackground) };
    if (isLikely(0.3)) return { kind: 'radial', stops: stops(ofBackground) };
    if (isLikely(0.5)) return { kind: 'transparent', on: ofBackground() };
    const veil = { colour: isInverted ? '#000000' : '#ffffff', opacity: between(0.4, 1) } as const;
    return { kind: 'image', image: photo(random), veil };
  };
  const logo = (): DesignLogo => ({
    source: { kind: 'image', image: badge(random) },
    area: between(0.03, 0.2),
    shape: pick(['square', 'rounded', 'circle']),
    padding: pick([0, 0.5, 1]),
    hasPlate: isLikely(0.8),
    position: isLikely(0.85) ? { x: 0.5, y: 0.5 } : { x: between(0.4, 0.65), y: between(0.4, 0.65) },
  });

  const codeFill = fill();
  const finder = (): Finder => ({
    frame: { shape: pick(finderFrameShapes), fill: isLikely(0.6) ? codeFill : fill() },
    centre: { shape: pick(finderCentreShapes), fill: isLikely(0.6) ? codeFill : fill() },
  });
  const length = Math.round(between(5, 30 + 90 * random() * random()));
  const letters = Array.from({ length }, () => pick([...'abcdefghijklmnopqrstuvwxyz0123456789-/']));
  return {
    payload: `https://example.com/${letters.join('')}`,
    design: {
      v: 1,
      modules: { shape: pick(moduleShapes), fill: codeFill },
      finders: finder(),
      corners: isLikely(0.1) ? { topLeft: finder() } : {},
      background: background(),
      logo: isLikely(0.3) ? logo() : null,
      frame: null,
      quietZone: isLikely(0.8) ? 4 : Math.floor(between(0, 7)),
      level: isLikely(0.6) ? 'auto' : pick(['L', 'M', 'Q', 'H']),
      minVersion: isLikely(0.8) ? 1 : Math.floor(between(1, 8)),
      mask: 'auto',
    },
  };
}

/** Coloured discs, in place of a photo. */
function photo(random: () => number): string {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  for (let disc = 0; disc < 24; disc++) {
    context.fillStyle = `hsl(${random() * 360} 60% ${20 + random() * 70}%)`;
    context.beginPath();
    context.arc(random() * 64, random() * 64, 4 + random() * 20, 0, 7);
    context.fill();
  }
  return canvas.toDataURL('image/png');
}

/** A simple sign in two colours. */
function badge(random: () => number): string {
  const canvas = createCanvas(96, 96);
  const context = canvas.getContext('2d');
  const hue = random() * 360;
  if (random() < 0.5) {
    context.fillStyle = `hsl(${hue} 70% ${15 + random() * 60}%)`;
    context.fillRect(0, 0, 96, 96);
  }
  context.fillStyle = `hsl(${hue + 120} 80% ${20 + random() * 60}%)`;
  context.beginPath();
  context.arc(48, 48, 20 + random() * 26, 0, 7);
  context.fill();
  return canvas.toDataURL('image/png');
}
