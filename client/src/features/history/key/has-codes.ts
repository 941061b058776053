/** The local storage key that is set while the user has saved codes. Deleted together with the history key. */
export const hasCodesKey = 'canary-qr:has-codes';
