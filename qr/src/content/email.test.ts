import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { email } from './email.ts';

describe('An email link (RFC 6068)', () => {
  test.each([
    // §6.1, the examples with fields of this form
    [{ email: 'chris@example.com' }, 'mailto:chris@example.com'],
    [
      { email: 'infobot@example.com', subject: 'current-issue' },
      'mailto:infobot@example.com?subject=current-issue',
    ],
    [
      { email: 'infobot@example.com', body: 'send current-issue' },
      'mailto:infobot@example.com?body=send%20current-issue',
    ],
    [
      { email: 'infobot@example.com', body: 'send current-issue\nsend index' },
      'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index',
    ],
    [{ email: 'gorby%kremvax@example.com' }, 'mailto:gorby%25kremvax@example.com'],
    [{ email: 'unlikely?address@example.com' }, 'mailto:unlikely%3Faddress@example.com'],
    [{ email: 'Mike&family@example.org' }, 'mailto:Mike%26family@example.org'],
    // §6.3
    [{ email: 'user@example.org', subject: 'café' }, 'mailto:user@example.org?subject=caf%C3%A9'],
    [
      { email: 'user@example.org', subject: 'café', body: 'caffè' },
      'mailto:user@example.org?subject=caf%C3%A9&body=caff%C3%A8',
    ],
    // §5: "the '+' character MAY be encoded as %2B"
    [{ email: 'bill+ietf@example.org', subject: '1+1' }, 'mailto:bill%2Bietf@example.org?subject=1%2B1'],
    [{ email: 'a@b.example', body: 'one\r\ntwo\rthree' }, 'mailto:a@b.example?body=one%0D%0Atwo%0D%0Athree'],
    [{ email: 'a@b.example', subject: ' ', body: '\n' }, 'mailto:a@b.example'],
    [{ email: 'a@b.example', subject: '👋 & ?' }, 'mailto:a@b.example?subject=%F0%9F%91%8B%20%26%20%3F'],
  ])('%j becomes %s', (values, payload) => {
    expect(toPayload(email, { ...email.empty, ...values })).toEqual({ ok: true, payload });
  });

  test.each([
    '',
    ' ',
    'a',
    'a@b',
    '@b.example',
    'a@.example',
    'a@b.',
    'a b@c.example',
    'a@b@c.example',
    'a@b c.example',
  ])('rejects the address %j', (address) => {
    expect(toPayload(email, { ...email.empty, email: address })).toEqual({
      ok: false,
      errors: { email: 'Enter a valid email address, like name@example.com' },
    });
  });

  test('rejects a line break in the subject, which would start another header', () => {
    const outcome = toPayload(email, {
      ...email.empty,
      email: 'a@b.example',
      subject: 'hi\r\nBcc: c@d.example',
    });
    expect(outcome).toEqual({ ok: false, errors: { subject: expect.stringContaining('one line') } });
  });
});
