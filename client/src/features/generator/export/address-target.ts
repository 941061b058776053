import type { Design } from '@canary/qr/design/design';
import { leaveOut } from '../unlock/leave-out.ts';
import type { Target } from './order.ts';

/** Delivers no file: the server draws the code for everyone who opens the address. */
export const addressTarget: Target = {
  verb: 'share',
  participle: 'shared',
  failure: 'The address could not be made. Try again.',
  designOf: withoutUnlocks,
  async deliver(file) {
    await file;
    return '';
  },
};

/** Returns a design without what costs tokens: visitors open an image address without logging in. */
export function withoutUnlocks(design: Design): Design {
  return leaveOut(design, new Set());
}
