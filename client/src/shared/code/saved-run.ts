/** The type of a saved run of many codes. No content type has this id. */
export const runType = 'run';
