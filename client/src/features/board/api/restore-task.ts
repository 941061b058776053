import { graphql } from '#gql/gql.ts';

export const RestoreTaskDocument = graphql(`
  mutation RestoreTask($input: TaskInput!) {
    restoreTask(input: $input) {
      id
    }
  }
`);
