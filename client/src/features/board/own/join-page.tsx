/** What an invitation is for, and the button that accepts it. */
export function JoinPage() {
  return <h1>Join a board</h1>;
}
