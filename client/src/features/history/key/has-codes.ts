/** Set in local storage while the user has saved codes. It is deleted with the key. */
export const hasCodesKey = 'canary-qr:has-codes';
