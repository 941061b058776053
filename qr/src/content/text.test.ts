import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { text } from './text.ts';

describe('Text', () => {
  test.each(['a', ' a ', 'line\nbreak\tand tab', 'مرحبا بالعالم', '日本語', '👩‍👩‍👧 ‮RTL override'])(
    '%j is encoded as typed',
    (typed) => {
      expect(toPayload(text, { text: typed })).toEqual({ ok: true, payload: typed });
    },
  );

  test.each(['', '  ', '\n\t', 'a\u0000', '\u0007', '\u009f', '\u{dfff}'])(
    'rejects %j with a message',
    (typed) => {
      expect(toPayload(text, { text: typed })).toEqual({
        ok: false,
        errors: { text: expect.stringMatching(/\w/) },
      });
    },
  );
});
