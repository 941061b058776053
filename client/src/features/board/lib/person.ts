const key = 'board-person';

/** By what this browser is known at the board: two of its tabs are one person. */
export function personId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known && /^[\w-]{1,64}$/.test(known)) return known;
    const id = crypto.randomUUID();
    localStorage.setItem(key, id);
    return id;
  } catch {
    // The browser refuses storage altogether: then each page is somebody else.
    return crypto.randomUUID();
  }
}
