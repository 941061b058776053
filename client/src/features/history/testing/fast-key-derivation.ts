/**
 * Makes PBKDF2 use one round in tests. The 600,000 rounds of real keys take a quarter of a second each, several times
 * per test. The tests of `vault/` use the real number.
 */
const { deriveKey } = crypto.subtle;
crypto.subtle.deriveKey = (algorithm, ...rest) => {
  const isPbkdf2 = typeof algorithm === 'object' && 'iterations' in algorithm;
  return deriveKey.call(crypto.subtle, isPbkdf2 ? { ...algorithm, iterations: 1 } : algorithm, ...rest);
};
