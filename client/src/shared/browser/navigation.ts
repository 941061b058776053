/** Goes to an address that the server answers, not the router. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
