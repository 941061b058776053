/** Something that the server refused, and that went back. */
export interface Notice {
  readonly id: string;
  readonly message: string;
}

/** What somebody is to be told until they dismiss it. */
export interface Notices {
  list(): readonly Notice[];
  /** Adds one, unless its words are there already. */
  add(message: string): void;
  dismiss(id: string): void;
}

export function createNotices(onChange: () => void): Notices {
  let notices: readonly Notice[] = [];
  return {
    list: () => notices,
    add: (message) => {
      if (notices.some((notice) => notice.message === message)) return;
      notices = [...notices, { id: crypto.randomUUID(), message }];
      onChange();
    },
    dismiss: (id) => {
      notices = notices.filter((notice) => notice.id !== id);
      onChange();
    },
  };
}
