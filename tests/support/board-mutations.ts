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

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const mutations = schema.getMutationType()?.getFields() ?? {};

/** The mutations of a board. */
export const boardMutations = Object.values(mutations).filter(({ args }) =>
  args.some(({ name }) => name === 'boardId'),
);

/** Writes the operation of a mutation, with its arguments as variables. @param selection of a mutation that returns an object */
export function writeMutation(name: string, selection = '{ id }'): string {
  const field = mutations[name];
  if (!field) throw new Error(`There is no mutation ${name}.`);
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const args = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selected = isLeafType(getNamedType(field.type)) ? '' : selection;
  return `mutation (${variables}) { ${name}(${args}) ${selected} }`;
}

/** The paths of the fields that a mutation's arguments have, without the board's id, such as `moveTask.input.before`. */
export function inputPaths({ name, args }: GraphQLField<unknown, unknown>): string[] {
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
