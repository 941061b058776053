/** What to do about the problems of the image API, by status. A test compares the codes with those of the server. */
export const imageProblems: readonly (readonly [status: number, codes: readonly string[], advice: string])[] =
  [
    [
      400,
      [
        'unknown-parameter',
        'repeated-parameter',
        'missing-parameter',
        'invalid-parameter',
        'invalid-encoding',
        'invalid-design',
        'invalid-body',
        'two-designs',
        'size-too-large',
      ],
      'Correct the parameter. Encode & in the text as %26.',
    ],
    [401, ['invalid-key'], 'Create another key.'],
    [
      403,
      ['locked-feature', 'key-without-images'],
      'Send the key of an account that has unlocked the feature, with access to images.',
    ],
    [404, ['unknown-address'], 'Correct the path.'],
    [405, ['wrong-method'], 'Send GET, or POST to the address without a format.'],
    [413, ['text-too-long', 'logo-too-large', 'body-too-large'], 'Shorten the text, or send a smaller logo.'],
    [415, ['wrong-media-type'], 'Send JSON.'],
    [
      422,
      ['unreadable', 'size-too-small', 'missing-characters', 'too-many-gradients', 'damaged-logo'],
      'Make the change that “change” or “limit” names. “change” was tried and works.',
    ],
    [429, ['too-many-images'], 'Wait as many seconds as “retry-after” says.'],
    [500, ['unexpected'], 'Try again later.'],
    [503, ['busy'], 'Wait as many seconds as “retry-after” says.'],
  ];
