import { InputError } from '../errors.ts';

/** Makes sure that an id that a client chose is its own. @param found how many have it @throws InputError */
export function refuseTakenId(found: number): void {
  if (found > 0) throw new InputError('This id is taken. Choose another, best a UUID.', 'id');
}
