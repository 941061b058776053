/** The local storage key of the chosen theme. The system's theme is the default, and isn't stored. */
export const themeKey = 'browser:cleared:theme';

/** Sets the chosen theme before the first paint. */
export const themeScript = `try{let t=localStorage.getItem("${themeKey}");if(t)document.documentElement.dataset.theme=JSON.parse(t)}catch{}`;

/** Marks the document when a module script fails to load, so that CSS can show a message. */
export const failureScript =
  'document.addEventListener("error",({target:t})=>{if(t.type==="module")document.documentElement.dataset.failed=""},true)';

/**
 * Notes the last button that was pressed on a prerendered page, until React has rendered its part of the page and can act
 * on the press. The press is dropped if the visitor goes on in a field, because the button's action could remove the field.
 */
export const pressScript = `addEventListener("click",e=>{let b=e.target.closest("[data-prerendered] button:not([popovertarget])");if(b){e.preventDefault();e.stopPropagation();pressed=b}},true);for(let t of["focusin","input"])addEventListener(t,e=>{if(e.isTrusted&&e.target.matches("input,select,textarea"))pressed=void 0},true)`;

/**
 * Applies the full style sheet once it has loaded. Documents contain their critical styles and link the full sheet with
 * `media="print"`, which doesn't block rendering.
 */
export const stylesScript =
  'document.addEventListener("load",({target:l})=>{if(l.rel==="stylesheet")l.media="all"},true)';
