/** Stands for the site's origin in everything that is built; the server knows it, and fills it in. */
export const originMark = '%ORIGIN%';
