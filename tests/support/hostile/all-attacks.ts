import { attacks } from './attacks.ts';
import { auditAttacks, networkAttacks } from './audit-attacks.ts';
import { boardAttacks, largeAccountAttacks } from './board-attacks.ts';
import { imageAttacks, imageNetworkAttacks } from './image-attacks.ts';

/** All attacks by one client. */
export const clientAttacks = {
  ...attacks,
  ...auditAttacks,
  ...boardAttacks,
  ...largeAccountAttacks,
  ...imageAttacks,
};

/** All attacks by many addresses. */
export const attacksByNetworks = { ...networkAttacks, ...imageNetworkAttacks };
