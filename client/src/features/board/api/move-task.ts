import { graphql } from '#gql/gql.ts';

export const MoveTaskDocument = graphql(`
  mutation MoveTask($input: MoveTaskInput!) {
    moveTask(input: $input) {
      id
    }
  }
`);
