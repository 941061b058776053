import { builder } from '../builder.ts';

builder.scalarType('JSON', {
  description:
    'Any JSON value, for what a program need not take apart. Moments in it are as DateTime has them.',
  serialize: (value) => value,
  parseValue: (value) => value,
});
