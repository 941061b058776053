import { type Colour, channels, luminance } from '@canary/qr/colour';
import type { Fill } from '@canary/qr/design/design';

export type Stops = Extract<Fill, { kind: 'linear' }>['stops'];

/** Second colours of a new gradient: as dark or as light as the first colour, so that the code still scans. */
const darkPartner: Colour = '#4338ca';
const lightPartner: Colour = '#ffe9a8';
const darkLuminance = 0.18;

/** Returns the stops of a new gradient that starts in a colour. */
export function startStops(colour: Colour): Stops {
  const partner = luminance(colour) < darkLuminance ? darkPartner : lightPartner;
  return [
    { at: 0, colour },
    { at: 1, colour: partner },
  ];
}

/** Adds a stop in the middle of the widest gap. Also returns the index of the new stop. */
export function addStop(stops: Stops): { readonly stops: Stops; readonly index: number } {
  const gaps = stops.slice(1).map((stop, index) => stop.at - (stops[index]?.at ?? 0));
  const index = gaps.indexOf(Math.max(...gaps)) + 1;
  const [before, after] = [stops[index - 1], stops[index]];
  if (!before || !after) return { stops, index: 0 };
  const added = { at: (before.at + after.at) / 2, colour: mix(before.colour, after.colour) };
  return { stops: [...stops.slice(0, index), added, ...stops.slice(index)], index };
}

/** Moves a stop, at most to its neighbours. */
export function moveStop(stops: Stops, index: number, at: number): Stops {
  const min = stops[index - 1]?.at ?? 0;
  const max = stops[index + 1]?.at ?? 1;
  return stops.map((stop, other) =>
    other === index ? { ...stop, at: Math.min(max, Math.max(min, at)) } : stop,
  );
}

export function reverseStops(stops: Stops): Stops {
  return stops.map(({ at, colour }) => ({ at: 1 - at, colour })).reverse();
}

/** Returns the colour in the middle between two colours. */
function mix(one: Colour, other: Colour): Colour {
  const others = channels(other);
  const mixed = channels(one).map((channel, index) => Math.round((channel + (others[index] ?? 0)) / 2));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
