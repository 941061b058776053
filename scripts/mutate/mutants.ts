import { parseSync } from 'oxc-parser';

/** One change of a file. */
export interface Mutant {
  /** Where the replaced text starts and ends. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * The operators of Stryker (https://stryker-mutator.io/docs/mutation-testing-elements/supported-mutators/), without the
 * operators for regular expressions.
 */
const operators: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '++': ['--'],
  '--': ['++'],
};

const methods: Readonly<Record<string, string>> = {
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
};

/**
 * Finds every mutant of a TypeScript file, in the order of the text.
 *
 * @example
 * findMutants('a.ts', 'export const f = (a: number) => a < 1;').map(({ replacement }) => replacement); // ['() => undefined', '<=', '>=']
 */
export function findMutants(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const found: Mutant[] = [];
  const visit = (node: Node, parent: Node | null) => {
    if (isOnlyType(node)) return;
    found.push(...mutantsOf(node, parent, text));
    for (const child of childrenOf(node)) visit(child, node);
  };
  if (isNode(program)) visit(program, null);
  return found.sort((one, other) => one.start - other.start);
}

function mutantsOf(node: Node, parent: Node | null, text: string): Mutant[] {
  const replace = (target: unknown, ...replacements: string[]): Mutant[] =>
    isNode(target)
      ? replacements.map((replacement) => ({ start: target.start, end: target.end, replacement }))
      : [];
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return replace(node['test'], 'true', 'false');
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return replace(node['test'], 'false');
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return replaceOperator(node, node['left'], node['right'], text);
    case 'UpdateExpression': {
      const operator = operators[String(node['operator'])]?.[0] ?? '';
      const argument = isNode(node['argument'])
        ? text.slice(node['argument'].start, node['argument'].end)
        : '';
      return replace(node, node['prefix'] ? operator + argument : argument + operator);
    }
    case 'UnaryExpression':
      // `!x` becomes `x`, and `-x` becomes `+x`.
      if (node['operator'] === '!') return [{ start: node.start, end: node.start + 1, replacement: '' }];
      return node['operator'] === '-' ? [{ start: node.start, end: node.start + 1, replacement: '+' }] : [];
    case 'Literal':
      if (typeof node['value'] === 'boolean') return replace(node, String(!node['value']));
      if (typeof node['value'] !== 'string' || isName(node, parent)) return [];
      return replace(node, node['value'] === '' ? "'mutant'" : "''");
    case 'TemplateLiteral':
      return parent?.type === 'TaggedTemplateExpression' || text.slice(node.start, node.end) === '``'
        ? []
        : replace(node, '``');
    case 'ArrayExpression':
      return isEmpty(node['elements']) ? [] : replace(node, '[]');
    case 'ObjectExpression':
      return isEmpty(node['properties']) ? [] : replace(node, '({})');
    case 'BlockStatement':
      return isEmpty(node['body']) ? [] : replace(node, '{}');
    case 'ArrowFunctionExpression':
      return isNode(node['body']) && node['body'].type !== 'BlockStatement'
        ? replace(node, '() => undefined')
        : [];
    case 'MemberExpression': {
      const optional =
        node['optional'] === true && isNode(node['object']) ? text.indexOf('?.', node['object'].end) : -1;
      const name = isNode(node['property']) ? methods[String(node['property']['name'])] : undefined;
      return [
        ...(optional >= 0 && text[optional + 2] !== '['
          ? [{ start: optional, end: optional + 2, replacement: '.' }]
          : []),
        ...(parent?.type === 'CallExpression' && name ? replace(node['property'], name) : []),
      ];
    }
    default:
      return [];
  }
}

function replaceOperator(node: Node, left: unknown, right: unknown, text: string): Mutant[] {
  if (!isNode(left) || !isNode(right)) return [];
  const operator = String(node['operator']);
  const start = text.indexOf(operator, left.end);
  return (operators[operator] ?? []).map((replacement) => ({
    start,
    end: start + operator.length,
    replacement,
  }));
}

/** Whether a string names something rather than being a value: a module, a key or a directive. */
function isName(node: Node, parent: Node | null): boolean {
  if (!parent) return false;
  const isKey = parent['key'] === node && parent['computed'] !== true;
  return isKey || parent['source'] === node || parent.type === 'ImportAttribute' || 'directive' in parent;
}

/** Whether a node is a type, which disappears when the file runs. `as`, `satisfies` and `!` surround an expression. */
function isOnlyType({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation)Expression$/.test(type);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}
