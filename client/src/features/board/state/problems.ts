import { boardUserName, taskTitle } from '@canary/input/board';

/** What is wrong with a title that is not empty; an empty one does nothing, and so is nothing to speak of. */
export function titleProblem(title: string): string | undefined {
  return problem(taskTitle, title);
}

/** The same for the name of a board user. */
export function nameProblem(name: string): string | undefined {
  return problem(boardUserName, name);
}

function problem(schema: typeof taskTitle, text: string): string | undefined {
  if (!text.trim()) return undefined;
  return schema.safeParse(text).error?.issues[0]?.message;
}
