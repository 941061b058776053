import { z } from 'zod';

/** A password that somebody has: whether it is the right one is for the server to say. */
export const presentPassword = z.string().min(1, 'Enter your password.');
