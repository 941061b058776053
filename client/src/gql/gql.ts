/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment Me_user on User {\n    id\n  }\n": typeof types.Me_UserFragmentDoc,
    "\n  query Me {\n    me {\n      ...Me_user\n    }\n  }\n": typeof types.MeDocument,
    "\n  subscription WatchMe {\n    me {\n      ...Me_user\n    }\n  }\n": typeof types.WatchMeDocument,
    "\n  query Viewer {\n    me {\n      username\n    }\n  }\n": typeof types.ViewerDocument,
};
const documents: Documents = {
    "\n  fragment Me_user on User {\n    id\n  }\n": types.Me_UserFragmentDoc,
    "\n  query Me {\n    me {\n      ...Me_user\n    }\n  }\n": types.MeDocument,
    "\n  subscription WatchMe {\n    me {\n      ...Me_user\n    }\n  }\n": types.WatchMeDocument,
    "\n  query Viewer {\n    me {\n      username\n    }\n  }\n": types.ViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Me_user on User {\n    id\n  }\n"): (typeof documents)["\n  fragment Me_user on User {\n    id\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      ...Me_user\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      ...Me_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WatchMe {\n    me {\n      ...Me_user\n    }\n  }\n"): (typeof documents)["\n  subscription WatchMe {\n    me {\n      ...Me_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    me {\n      username\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    me {\n      username\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;