import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

/** The fake server. Each test defines its answers. */
export const server = setupServer();

/** Defines answers of the GraphQL API. */
export const api = graphql.link('*/graphql');
