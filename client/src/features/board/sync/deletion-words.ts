/** What the interface calls the deletion of a card. Boards of one's own keep deleted cards in their archive. */
interface DeletionWords {
  readonly verb: string;
  /** At the start of a sentence. */
  readonly done: string;
  /** Within a sentence. */
  readonly past: string;
}

export function deletionWords(isOwnBoard: boolean): DeletionWords {
  return isOwnBoard
    ? { verb: 'Archive', done: 'Archived', past: 'archived' }
    : { verb: 'Delete', done: 'Deleted', past: 'deleted' };
}
