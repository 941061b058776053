/** Loads the present page anew, with whatever the network brings now. */
export function reload(): void {
  window.location.reload();
}
