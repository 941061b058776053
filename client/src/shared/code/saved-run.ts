/** The type of a saved run of many codes. No content type has this id. */
export const runType = 'run';

/** The values of a saved run, which is a record of the history like a code. */
export interface RunValues extends Readonly<Record<string, string>> {
  /** The table and the choices: a gzip file as a data URL. */
  readonly run: string;
  /** How many codes it makes. */
  readonly count: string;
  /** The id of their content type. */
  readonly of: string;
}
