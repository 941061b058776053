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

  test.each([
    ['', /^Enter the text/],
    ['  ', /^Enter the text/],
    ['\n\t', /^Enter the text/],
    ['a\u0000', /control characters/],
    ['\u0007', /control characters/],
    ['\u009f', /control characters/],
    ['\u{dfff}', /\w/],
  ])('rejects %j with a message', (typed, message) => {
    expect(toPayload(text, { text: typed })).toEqual({
      ok: false,
      errors: { text: expect.stringMatching(message) },
    });
  });
});
