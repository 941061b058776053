import type { BoardUser } from '@canary/board/model';

interface BoardHeaderProps {
  readonly boardId: string;
  readonly name: string;
  /** All people on the board, members and names without an account. */
  readonly people: readonly BoardUser[];
  /** The account of the user, to find their own role. */
  readonly accountId: string;
}

/** The head of a board that isn't the open one: its name, and what a member can do with the board. */
export function BoardHeader({ name }: BoardHeaderProps) {
  return <h1>{name}</h1>;
}
