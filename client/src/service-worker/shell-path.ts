/** A page whose document holds nothing of its own, and so can stand in for every page that the browser draws. */
export const shellPath = '/home';
