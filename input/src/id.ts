import { z } from 'zod';

/** An id to look up, or an idempotency key. Clients choose some of the ids, ideally as a UUID. */
export const id = z.string().max(64, 'An id has up to 64 characters.');
