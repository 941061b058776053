/** Placeholder for the site's origin in built documents; the server replaces it. */
export const originMark = '%ORIGIN%';
