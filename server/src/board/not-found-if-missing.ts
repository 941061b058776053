import { isMissing } from '../database/error-codes.ts';
import { NotFoundError } from '../errors.ts';

/** Waits for a change of something that has to be there. @throws NotFoundError with the message when it is gone */
export async function notFoundIfMissing<Result>(change: Promise<Result>, message: string): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isMissing(error) ? new NotFoundError(message) : error;
  }
}
