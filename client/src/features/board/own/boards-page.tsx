/** The list of the user's boards. */
export function BoardsPage() {
  return <h1>Boards</h1>;
}
