import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { builder } from '../builder.ts';

const isoTime = z.iso.datetime({ offset: true });

builder.scalarType('DateTime', {
  description: 'A moment, as ISO 8601 with its time zone: `2025-07-13T09:30:00.000Z`.',
  serialize: (date) => date.toISOString(),
  parseValue: (value) => {
    const parsed = isoTime.safeParse(value);
    if (!parsed.success) throw new GraphQLError('A DateTime must be ISO 8601, such as 2025-07-13T09:30:00Z.');
    return new Date(parsed.data);
  },
});
