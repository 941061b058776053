/** Light modules that a code needs on each side: ISO/IEC 18004:2024 §9.1. */
export const QUIET_ZONE = 4;
