interface Words {
  readonly title: string;
  readonly assigneeId: string | null;
}

/** What somebody has typed into a card, and not yet saved. */
export interface Draft extends Words {
  /** What was there when they began. */
  readonly before: Words;
}
