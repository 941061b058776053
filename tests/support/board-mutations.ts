import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
} from 'graphql';
import { selectAll } from './select-all.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
type Field = GraphQLField<unknown, unknown>;
const mutations = schema.getMutationType()?.getFields() ?? {};

const ofBoard = ({ args }: Field) => args.some(({ name }) => name === 'boardId');

/** The mutations of a board. */
export const boardMutations = Object.values(mutations).filter(ofBoard);

/** The fields that two queries of a board leave out, because all fields together cost more than an operation may. */
const partsOfBoard = [['Board.tasks'], ['Board.columns', 'Board.labels', 'Board.users']];

/**
 * Writes every query and subscription of a board, with all fields. The board's card has the id "card" and the number 1.
 */
export function writeReads(root: 'query' | 'subscription', boardId: string): string[] {
  const type = root === 'query' ? schema.getQueryType() : schema.getSubscriptionType();
  const board = JSON.stringify(boardId);
  const values = {
    boardId: board,
    id: '"card"',
    number: '1',
    since: '0',
    participantId: '"spy"',
    text: '"mark"',
  };
  return Object.values(type?.getFields() ?? {}).flatMap((field) => {
    if (field.name === 'board')
      return partsOfBoard.map((without) =>
        selectAll(schema, root, field, { id: board }, { optional: ['id'], without }),
      );
    return ofBoard(field) ? selectAll(schema, root, field, values, { optional: ['boardId'] }) : [];
  });
}

/**
 * Writes the operation of a mutation, with its arguments as variables.
 *
 * @param selection the selection for a mutation that returns an object
 */
export function writeMutation(name: string, selection = '{ id }'): string {
  const field = mutations[name];
  if (!field) throw new Error(`There is no mutation ${name}.`);
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const args = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selected = isLeafType(getNamedType(field.type)) ? '' : selection;
  return `mutation (${variables}) { ${name}(${args}) ${selected} }`;
}

/** The paths of the fields of a mutation's arguments, without the board's id, such as `moveTask.input.before`. */
export function inputPaths({ name, args }: Field): string[] {
  const walk = (type: GraphQLInputType, path: string): string[] => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return [path];
    return Object.values(named.getFields()).flatMap((field) => walk(field.type, `${path}.${field.name}`));
  };
  return args.filter((arg) => arg.name !== 'boardId').flatMap((arg) => walk(arg.type, `${name}.${arg.name}`));
}

/** The paths of the values within a value, without the indexes of lists. */
export function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item) => pathsOf(item, path))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, `${path}.${name}`));
}
