/**
 * Shortens an address by the parts that all addresses have.
 *
 * @example shortAddress('https://example.com/menu/'); // 'example.com/menu'
 */
export const shortAddress = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
