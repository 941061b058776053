import { describe, expect, test } from 'vitest';
import { contactRecipient, parseEnv } from './env.ts';

/** The lines of the refusal. */
function refusal(variables: Record<string, string>): string[] {
  try {
    parseEnv(variables);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}

test('Every variable has a default, and an empty variable counts as unset', () => {
  const defaults = {
    PORT: 4000,
    HOST: '127.0.0.1',
    DATABASE_URL: 'file:./data/canary.db',
    PUBLIC_URL: 'http://localhost:4000',
    GOOGLE_ISSUER: 'https://accounts.google.com',
    BOARD_ACCESS: 'open',
    TRUSTED_PROXIES: ['loopback'],
    API_EXPLORER: 'on',
    DOCUMENTS: 'any',
    REQUEST_LIMIT: 100,
    OPERATION_LIMIT: 32,
    LOG_LEVEL: 'info',
    WEB_VITALS: 'off',
    MAIL_FROM: 'Canary QR <no-reply@localhost>',
  };
  expect(parseEnv({})).toEqual(defaults);
  expect(
    parseEnv({ PORT: '', HOST: ' ', PUBLIC_URL: '', SMTP_URL: '', BOARD_ACCESS: '', HOME: '/home/ada' }),
  ).toEqual(defaults);
});

test('The public address follows the port, unless it is set', () => {
  expect(parseEnv({ PORT: '5000' }).PUBLIC_URL).toBe('http://localhost:5000');
  expect(parseEnv({ PORT: '5000', PUBLIC_URL: 'https://QR.example.com/' }).PUBLIC_URL).toBe(
    'https://qr.example.com',
  );
});

test('Mail comes from the public address’s host, unless it is set', () => {
  const from = (variables: Record<string, string>) => parseEnv(variables).MAIL_FROM;
  expect(from({ PUBLIC_URL: 'https://qr.example.com:8443' })).toBe('Canary QR <no-reply@qr.example.com>');
  expect(from({ MAIL_FROM: 'Ada <ada@example.com>' })).toBe('Ada <ada@example.com>');
});

test('Contact messages go to CONTACT_TO or else to the sender address, and only with SMTP', () => {
  const to = (variables: Record<string, string>) =>
    contactRecipient(parseEnv({ SMTP_URL: 'smtp://mail', ...variables }));
  expect(to({})).toBeNull();
  expect(to({ MAIL_FROM: 'Ada <ada@example.com>' })).toBe('ada@example.com');
  expect(to({ MAIL_FROM: 'ada@example.com' })).toBe('ada@example.com');
  expect(to({ MAIL_FROM: 'ada@example.com', CONTACT_TO: 'help@example.com' })).toBe('help@example.com');
  expect(to({ SMTP_URL: '', CONTACT_TO: 'help@example.com' })).toBeNull();
});

test('Metrics are off, unless they have an address and a port', () => {
  const address = (text: string) => parseEnv({ METRICS_ADDRESS: text }).METRICS_ADDRESS;
  expect(address('')).toBeUndefined();
  expect(address('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(address('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
  // Another address may have the same port as the site.
  expect(address('192.0.2.1:4000')).toEqual({ host: '192.0.2.1', port: 4000 });
});

test('The limit of requests is a number, or none', () => {
  expect(parseEnv({ REQUEST_LIMIT: '7' }).REQUEST_LIMIT).toBe(7);
  expect(parseEnv({ REQUEST_LIMIT: 'off' }).REQUEST_LIMIT).toBeNull();
  expect(parseEnv({ OPERATION_LIMIT: 'off' }).OPERATION_LIMIT).toBeNull();
});

describe('A variable is refused', () => {
  test.each([
    [
      'SHORT_URL',
      'http://localhost.:5000',
      'SHORT_URL is "http://localhost.:5000", and must have another host name than PUBLIC_URL.',
    ],
    ['PORT', 'abc', 'PORT is "abc", and must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'PORT is "0", and must be a whole number from 1 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", and must be a whole number from 1 to 65535.'],
    ['PORT', '80.5', 'PORT is "80.5", and must be a whole number from 1 to 65535.'],
    ['HOST', 'a b', 'HOST is "a b", and must be a host name or an address, such as 127.0.0.1.'],
    [
      'DATABASE_URL',
      'mysql://root:hunter2@db/x',
      'DATABASE_URL must be file: and the path of a file, or postgresql://….',
    ],
    ['DATABASE_URL', 'file:', 'DATABASE_URL must be file: and the path of a file, or postgresql://….'],
    ['DATABASE_URL', 'file:./data/', 'DATABASE_URL must be file: and the path of a file, or postgresql://….'],
    [
      'PUBLIC_URL',
      'qr.example.com',
      'PUBLIC_URL is "qr.example.com", and must be an http:// or https:// address.',
    ],
    ['PUBLIC_URL', 'ftp://x.org', 'PUBLIC_URL is "ftp://x.org", and must be an http:// or https:// address.'],
    [
      'PUBLIC_URL',
      'https://x.org/qr',
      'PUBLIC_URL is "https://x.org/qr", and must be an http:// or https:// address without a path.',
    ],
    ['GOOGLE_ISSUER', 'google', 'GOOGLE_ISSUER is "google", and must be an http:// or https:// address.'],
    [
      'GOOGLE_ISSUER',
      'http://id.example.com',
      'GOOGLE_ISSUER is "http://id.example.com", and must be an https:// address, unless it is on this machine.',
    ],
    ['SMTP_URL', 'http://mail', 'SMTP_URL must be smtp://… or smtps://….'],
    [
      'MAIL_FROM',
      'Canary',
      'MAIL_FROM is "Canary", and must be an email address, or a name and one as Ada <ada@example.com>.',
    ],
    [
      'MAIL_FROM',
      'a@b.co\nBcc: c@d.co',
      'MAIL_FROM is "a@b.co\\nBcc: c@d.co", and must be an email address, or a name and one as Ada <ada@example.com>.',
    ],
    ['LOG_FORMAT', 'xml', 'LOG_FORMAT is "xml", and must be pretty or json.'],
    ['LOG_LEVEL', 'trace', 'LOG_LEVEL is "trace", and must be error, warn, info or debug.'],
    [
      'CONTACT_TO',
      'a@b.co, c@d.co',
      'CONTACT_TO is "a@b.co, c@d.co", and must be an email address, such as help@example.com.',
    ],
    [
      'CONTACT_ADDRESS',
      'Ada <ada@example.com>',
      'CONTACT_ADDRESS is "Ada <ada@example.com>", and must be an email address, such as help@example.com.',
    ],
    [
      'METRICS_ADDRESS',
      '9464',
      'METRICS_ADDRESS is "9464", and must be an address and a port, such as 127.0.0.1:9464.',
    ],
    ['REQUEST_LIMIT', '0', 'REQUEST_LIMIT is "0", and must be a whole number from 1 to 999999, or off.'],
    ['OPERATION_LIMIT', '0', 'OPERATION_LIMIT is "0", and must be a whole number from 1 to 999999, or off.'],
    ['DOCUMENTS', 'ours', 'DOCUMENTS is "ours", and must be any or trusted.'],
    ['API_EXPLORER', 'maybe', 'API_EXPLORER is "maybe", and must be on or off.'],
    [
      'TRUSTED_PROXIES',
      'anyone',
      'TRUSTED_PROXIES is "anyone", and must be loopback, addresses or networks, with commas between.',
    ],
    ['BOARD_ACCESS', 'all', 'BOARD_ACCESS is "all", and must be open or members.'],
    ['GOOGLE_CLIENT_ID', 'x', 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together, or neither.'],
  ])('%s=%s', (name, value, line) => {
    expect(refusal({ [name]: value })).toEqual([line]);
  });
});

test('All errors are reported at once, a line each, and no password is printed', () => {
  const lines = refusal({
    PORT: 'abc',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
    SMTP_URL: 'hunter2',
    BOARD_ACCESS: 'all',
    GOOGLE_CLIENT_SECRET: 'hunter2',
  });
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SMTP_URL',
    'BOARD_ACCESS',
    'GOOGLE_CLIENT_ID',
  ]);
  expect(lines.join('\n')).not.toContain('hunter2');
});
