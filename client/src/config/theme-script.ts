/** Where a browser keeps the theme that its visitor chose; nothing is kept for the system's. */
export const themeKey = 'canary-qr:theme';

/** Runs in the head of every page, before the first paint, so that nobody who chose a theme sees the other one flash. */
export const themeScript = `try{let t=localStorage.getItem("${themeKey}");if(t)document.documentElement.dataset.theme=t}catch{}`;
