import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Note } from '#shared/ui/note.tsx';

const LostBoardsDocument = graphql(`
  query LostBoards {
    boards {
      id
      memberCount
    }
  }
`);

const sharedBoards =
  'Boards with other members stay: your name there becomes “Former member”, and if you are the only owner, the editor who has been there longest becomes the owner, or a viewer if there is no editor.';

/** Says what happens to the user's boards when the account is deleted. */
export function BoardsNote() {
  const { data, error } = useQuery(LostBoardsDocument, { fetchPolicy: 'no-cache' });
  const { plural } = useNumbers();
  if (error) {
    return (
      <Note tone="warning">
        Boards without other members are deleted with all their cards. {sharedBoards}
      </Note>
    );
  }
  if (!data || data.boards.length === 0) return null;
  const ownCount = data.boards.filter(({ memberCount }) => memberCount === 1).length;
  return (
    <Note tone="warning" role="status">
      {ownCount > 0 &&
        `${plural(ownCount, 'board')} without other members will be deleted with all ${ownCount === 1 ? 'its' : 'their'} cards. `}
      {ownCount < data.boards.length && sharedBoards}
    </Note>
  );
}
