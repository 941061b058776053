/** The name of the history among the documents whose unsent changes this browser keeps. */
export const unsentName = 'history';
