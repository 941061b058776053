/** Runs in the head of every page: whoever gets the page, but not its code, is told and can try again. */
export const failureScript =
  'document.addEventListener("error",({target:t})=>{if(t.type==="module")document.documentElement.dataset.failed=""},true)';
