import canaryOnInk from './assets/examples/canary-on-ink.svg';
import canaryOnWhite from './assets/examples/canary-on-white.svg';
import covered from './assets/examples/covered.svg';
import coveredH from './assets/examples/covered-h.svg';
import coveredL from './assets/examples/covered-l.svg';
import guestWifi from './assets/examples/guest-wifi.svg';
import noQuietZone from './assets/examples/no-quiet-zone.svg';
import pale from './assets/examples/pale.svg';
import redirect from './assets/examples/redirect.svg';
import sound from './assets/examples/sound.svg';
import staticAddress from './assets/examples/static-address.svg';
import teal from './assets/examples/teal.svg';
import upiFixed from './assets/examples/upi-fixed.svg';
import upiOpen from './assets/examples/upi-open.svg';
import type { ExampleId } from './examples.ts';

/** The drawn examples. */
export const exampleImages: Readonly<Record<ExampleId, string>> = {
  sound,
  'no-quiet-zone': noQuietZone,
  covered,
  'upi-open': upiOpen,
  'upi-fixed': upiFixed,
  teal,
  'canary-on-white': canaryOnWhite,
  'canary-on-ink': canaryOnInk,
  pale,
  'covered-l': coveredL,
  'covered-h': coveredH,
  'static-address': staticAddress,
  redirect,
  'guest-wifi': guestWifi,
};
