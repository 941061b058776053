/** Key of the last choice in the browser's storage. In a module of its own, because the first load needs nothing else. */
export const fileChoiceKey = 'canary-qr:file';
