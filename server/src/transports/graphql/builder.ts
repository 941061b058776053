import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin, { type StandardSchemaV1 } from '@pothos/plugin-validation';
import type PrismaTypes from '../../generated/pothos.ts';
import { getDatamodel } from '../../generated/pothos.ts';
import type { KeyAccess } from '../../generated/sqlite/client.ts';
import { requireAccess, requireAllBoards } from '../../modules/api-keys/key-access.ts';
import { InputError, InsufficientAccessError, UnauthenticatedError } from '../../platform/errors.ts';
import type { Context, SessionContext, ViewerContext, VisitorContext } from './context.ts';
import { cursor } from './schema/page.ts';

/**
 * The builder that every file under schema/ adds its types to. Each field of Query, Mutation and Subscription declares
 * with `withAuth` who may use it, which `schema/index.ts` checks.
 */
export const builder = new SchemaBuilder<{
  Context: Context;
  AuthScopes: {
    /** Visitors and logged-in users. No API key. */
    withoutKey: boolean;
    /** Logged-in users. No API key. */
    loggedIn: boolean;
    /** Visitors and logged-in users, and API keys with this access to boards. The board itself is checked by BoardAccess. */
    boards: KeyAccess;
    /** Logged-in users, and API keys with this access to boards, for their own boards. */
    ownBoards: KeyAccess;
    /** Logged-in users, and API keys with this access to boards that aren't for one board. */
    allBoards: KeyAccess;
    /** Logged-in users, and API keys with this access to dynamic codes. */
    dynamicCodes: KeyAccess;
  };
  AuthContexts: {
    withoutKey: VisitorContext;
    loggedIn: SessionContext;
    ownBoards: ViewerContext;
    allBoards: ViewerContext;
    dynamicCodes: ViewerContext;
  };
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date }; JSON: { Input: unknown; Output: unknown } };
}>({
  plugins: [ScopeAuthPlugin, RelayPlugin, PrismaPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    // A shared subscription executes its events without a viewer, so access is checked when it starts.
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      withoutKey: !viewer?.key,
      loggedIn: viewer?.session != null,
      boards: (access) => {
        if (viewer?.key) requireAccess(viewer.key, 'boards', access);
        return true;
      },
      ownBoards: (access) => {
        if (viewer?.key) requireAccess(viewer.key, 'boards', access);
        return viewer !== null;
      },
      allBoards: (access) => {
        if (viewer?.key) requireAccess(viewer.key, 'boards', access);
        if (viewer?.key) requireAllBoards(viewer.key);
        return viewer !== null;
      },
      dynamicCodes: (access) => {
        if (viewer?.key) requireAccess(viewer.key, 'dynamicCodes', access);
        return viewer !== null;
      },
    }),
    unauthorizedError: (_parent, { viewer }) =>
      viewer?.key
        ? new InsufficientAccessError('No API key can do this. Log in to do it.')
        : new UnauthenticatedError(),
  },
  validation: { validationError: ({ issues }) => toInputError(issues) },
  prisma: { client: (context) => context.db, dmmf: getDatamodel() },
  relay: {
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodeTypeOptions: {},
    firstArgOptions: { description: 'Page size: 1 to 100, 50 by default.' },
    lastArgOptions: { description: 'Page size when reading backwards: 1 to 100.' },
    afterArgOptions: { description: 'Cursor after which the page starts.', validate: cursor.nullish() },
    beforeArgOptions: { description: 'Cursor before which the page ends.', validate: cursor.nullish() },
    edgesFieldOptions: { nullable: false, description: 'The items of the page with their cursors.' },
    nodeFieldOptions: { nullable: false, description: 'The item.' },
    cursorFieldOptions: { description: 'Cursor of the item, for `after`.' },
    pageInfoFieldOptions: { description: 'Position of the page in the list.' },
    pageInfoTypeOptions: { description: 'The position of a page in its list.' },
    hasNextPageFieldOptions: { description: 'Whether there are items after the page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are items before the page.' },
    startCursorFieldOptions: { description: 'Cursor of the first item; null for an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last item, for `after`; null for an empty page.' },
  },
});

/** The error for input that its zod schema rejects: BAD_USER_INPUT with the first invalid field. */
function toInputError(issues: readonly StandardSchemaV1.Issue[]): InputError {
  const [issue] = issues;
  const path = (issue?.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  // The argument with all fields is called `input`. Errors name the field inside this argument.
  const field = path[0] === 'input' && path.length > 1 ? path[1] : path[0];
  return new InputError(issue?.message ?? 'The value is invalid.', field ?? 'input');
}
