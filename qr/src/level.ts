/** Error correction level, by the letters of ISO/IEC 18004: about 7, 15, 25 and 30 % of a code may be lost. */
export type Level = 'L' | 'M' | 'Q' | 'H';
