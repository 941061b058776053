import { asFlag, declareValue } from '#shared/storage/value.ts';

/** Whether the user has saved codes. */
export const hasCodes = declareValue({ key: 'account:key:has-codes', place: 'local', schema: asFlag });
