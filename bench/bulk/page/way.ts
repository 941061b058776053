/** The format of a run's files. */
export type Format = 'png' | 'svg';

/** Width of the files in pixels. */
export const width = 1024;

/** A way to make many codes. Makes a file of each payload and reads it. Returns how many files read as their payload. */
export type Way = (payloads: readonly string[], format: Format) => Promise<number>;
