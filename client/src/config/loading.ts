/** How long a part of the site's code may take to arrive (specification §9), in milliseconds. */
export const chunkTimeoutMs = 120_000;
