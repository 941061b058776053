import { graphql } from '#gql/gql.ts';

export const DeleteTaskDocument = graphql(`
  mutation DeleteTask($input: TaskInput!) {
    deleteTask(input: $input)
  }
`);
