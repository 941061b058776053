declare global {
  interface Window {
    /** The button that was pressed last before the page's code was there. */
    pressedBefore?: HTMLButtonElement;
  }
}

/** Runs in the head of every page, so that a button which nothing hears yet is pressed as soon as something does. */
export const pressScript =
  'addEventListener("click",e=>{let b=e.target.closest("[data-prerendered] button");if(b){e.preventDefault();window.pressedBefore=b}},true)';
