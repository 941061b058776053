import { _GF256 as GF256 } from 'qr';

const { exp, log } = GF256;

const generators = new Map<number, Uint8Array>();

function multiply(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (exp[(log[one] ?? 0) + (log[other] ?? 0)] ?? 0);
}

/** Coefficients of the generator polynomial after the leading 1: ISO/IEC 18004:2024 annex A. */
function generator(degree: number): Uint8Array {
  const known = generators.get(degree);
  if (known) return known;
  const polynomial = new Uint8Array(degree);
  polynomial[degree - 1] = 1;
  for (let root = 0; root < degree; root++) {
    const factor = exp[root] ?? 0;
    polynomial.forEach((coefficient, index) => {
      polynomial[index] = multiply(coefficient, factor) ^ (polynomial[index + 1] ?? 0);
    });
  }
  generators.set(degree, polynomial);
  return polynomial;
}

/** Continues the polynomial division with one more codeword. Changes the remainder in place. */
function updateRemainder(remainder: Uint8Array, codeword: number, polynomial: Uint8Array): void {
  const factor = codeword ^ (remainder[0] ?? 0);
  remainder.copyWithin(0, 1);
  remainder[remainder.length - 1] = 0;
  if (factor === 0) return;
  for (let index = 0; index < remainder.length; index++) {
    remainder[index] = (remainder[index] ?? 0) ^ multiply(polynomial[index] ?? 0, factor);
  }
}

/**
 * Returns the error correction codewords of a block: ISO/IEC 18004:2024 §7.5.2.
 *
 * @param data data codewords of the block
 * @param length number of error correction codewords, 7 to 30
 */
export function correctionCodewords(data: Uint8Array, length: number): Uint8Array {
  const remainder = new Uint8Array(length);
  for (const codeword of data) updateRemainder(remainder, codeword, generator(length));
  return remainder;
}

/**
 * Returns how the error correction codewords change with each bit of the data. They depend on it linearly: flipping
 * several bits changes them by the sum (exclusive or) of the bits' changes.
 *
 * @param dataLength data codewords of the block
 * @param length number of error correction codewords, 7 to 30
 * @returns the changes by the first bit of the first codeword, by its second bit, and so on; `length` bytes for each bit
 */
export function correctionByDataBit(dataLength: number, length: number): Uint8Array {
  const changes = new Uint8Array(dataLength * 8 * length);
  const remainder = new Uint8Array(length);
  for (let codeword = dataLength - 1; codeword >= 0; codeword--) {
    updateRemainder(remainder, codeword === dataLength - 1 ? 1 : 0, generator(length));
    for (let bit = 0; bit < 8; bit++) {
      const change = remainder.map((value) => multiply(value, 128 >> bit));
      changes.set(change, (codeword * 8 + bit) * length);
    }
  }
  return changes;
}
