import { nameProblem as problemOfName, titleProblem as problemOfTitle } from '@canary/input/board-text';

/** What is wrong with a title that is not empty; an empty one does nothing, and so is nothing to speak of. */
export function titleProblem(title: string): string | undefined {
  return title.trim() ? problemOfTitle(title) : undefined;
}

/** The same for the name of a board user. */
export function nameProblem(name: string): string | undefined {
  return name.trim() ? problemOfName(name) : undefined;
}
