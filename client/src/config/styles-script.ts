/**
 * Runs in the head of every page. A document has the styles that it begins with in it, and links the sheet of all pages as
 * one for print, which no browser waits for: once it is there, it holds on screens, too.
 */
export const stylesScript =
  'document.addEventListener("load",({target:l})=>{if(l.rel==="stylesheet")l.media="all"},true)';
