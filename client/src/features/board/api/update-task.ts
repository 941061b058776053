import { graphql } from '#gql/gql.ts';

export const UpdateTaskDocument = graphql(`
  mutation UpdateTask($input: UpdateTaskInput!) {
    updateTask(input: $input) {
      id
    }
  }
`);
