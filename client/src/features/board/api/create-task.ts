import { graphql } from '#gql/gql.ts';

export const CreateTaskDocument = graphql(`
  mutation CreateTask($input: CreateTaskInput!) {
    createTask(input: $input) {
      id
    }
  }
`);
