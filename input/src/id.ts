import { z } from 'zod';

/** An id that is looked up, or a key that is stored as it is. Clients choose some of them, ideally as a UUID. */
export const id = z.string().max(64, 'An id has up to 64 characters.');
