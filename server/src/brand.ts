/** The product's name, wherever the server says it. */
export const productName = 'Canary QR';
