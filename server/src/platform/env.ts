import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { brand } from '@canary/catalogue/brand';
import { hostOf } from '@canary/links/target';
import { z } from 'zod';
import { StartError } from './errors.ts';
import type { ListenAddress } from './listen-address.ts';
import { logFormats, logLevels } from './log/log.ts';

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
const listenAddressOf = (text: string): ListenAddress => {
  const [, host = '', port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  return { host: host.replace(/^\[(.+)\]$/, '$1'), port: Number(port) };
};
const isListenAddress = (text: string) => {
  const { host, port } = listenAddressOf(text);
  return isIP(host) > 0 && isPort(String(port));
};
const isSqliteFile = (text: string) => /^file:[^?#]*[^?#/]$/.test(text);
const isPostgres = (text: string) => /^postgres(ql)?:\/\/[^/]/.test(text) && URL.canParse(text);
const isProxy = (text: string) => {
  const [address = '', bits] = text.split('/');
  return text === 'loopback' || (isIP(address) > 0 && (bits === undefined || /^\d{1,3}$/.test(bits)));
};
// Identities must not be forged in transit.
const isSafeIssuer = (text: string) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};
const webAddress = 'must be an http:// or https:// address';

const emailAddress = z
  .string()
  .regex(/^[^\s<>@,;:"()]+@[^\s<>@,;:"()]+$/, 'must be an email address, such as help@example.com');

/** A limit, or null for no limit. */
const limit = (byDefault: string) =>
  z
    .string()
    .regex(/^(off|[1-9]\d{0,5})$/, 'must be a whole number from 1 to 999999, or off')
    .default(byDefault)
    .transform((text) => (text === 'off' ? null : Number(text)));

const origin = z
  // Aborts the checks, because the next checks need a valid URL.
  .url({ protocol: /^https?$/, error: webAddress, abort: true })
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, `${webAddress} without a path`)
  .transform((text) => new URL(text).origin);

const schema = z.object({
  PORT: z.string().refine(isPort, 'must be a whole number from 1 to 65535').default('4000').transform(Number),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address, such as 127.0.0.1')
    .default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => isSqliteFile(text) || isPostgres(text),
      'must be file: and the path of a file, or postgresql://…',
    )
    .default('file:./data/canary.db'),
  METRICS_ADDRESS: z
    .string()
    .refine(isListenAddress, 'must be an address and a port, such as 127.0.0.1:9464')
    .transform(listenAddressOf)
    .optional(),
  PUBLIC_URL: origin.optional(),
  SHORT_URL: origin.optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z-]{0,63}$/, 'must be the name of a header, such as CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .optional(),
  LINK_BLOCKLIST: z.string().optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((list) => list.every(isProxy), 'must be loopback, addresses or networks, with commas between'),
  API_EXPLORER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DOCUMENTS: z.enum(['any', 'trusted'], 'must be any or trusted').default('any'),
  REQUEST_LIMIT: limit('100'),
  OPERATION_LIMIT: limit('32'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: webAddress, abort: true })
    .refine(isSafeIssuer, 'must be an https:// address, unless it is on this machine')
    .default('https://accounts.google.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be an email address, or a name and one as Ada <ada@example.com>',
    )
    .optional(),
  CONTACT_TO: emailAddress.optional(),
  CONTACT_ADDRESS: emailAddress.optional(),
  LOG_FORMAT: z.enum(logFormats, 'must be pretty or json').optional(),
  LOG_LEVEL: z.enum(logLevels, 'must be error, warn, info or debug').default('info'),
  WEB_VITALS: z.enum(['off', 'log'], 'must be off or log').default('off'),
  BOARD_ACCESS: z.enum(['open', 'members'], 'must be open or members').default('open'),
});

// Requests of the short host are known by its name: a proxy may change the port.
const checkedSchema = schema.refine(
  ({ PUBLIC_URL = 'http://localhost', SHORT_URL }) =>
    SHORT_URL === undefined || hostOf(new URL(SHORT_URL)) !== hostOf(new URL(PUBLIC_URL)),
  { path: ['SHORT_URL'], error: 'must have another host name than PUBLIC_URL' },
);

/** The names of all variables. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

// Variables that may contain passwords, so errors don't print their values.
const secret = new Set(['DATABASE_URL', 'GOOGLE_CLIENT_SECRET', 'SMTP_URL']);

/** The parsed environment variables. No other code reads process.env. */
export type Env = z.output<typeof schema> & { readonly PUBLIC_URL: string; readonly MAIL_FROM: string };

/**
 * Parses the environment variables. An empty variable counts as unset.
 *
 * @throws StartError with a line for each invalid variable
 *
 * @example
 * parseEnv({ PORT: '5000' }).PUBLIC_URL; // 'http://localhost:5000'
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = checkedSchema.safeParse(given);
  const wrong = (parsed.error?.issues ?? []).map(({ path: [name], message }) => {
    const value = secret.has(String(name)) ? '' : ` is ${JSON.stringify(given[String(name)])}, and`;
    return `${String(name)}${value} ${message}.`;
  });
  // An id without a secret, or the reverse, is a mistake: Google login would silently be off.
  if (Boolean(given['GOOGLE_CLIENT_ID']) !== Boolean(given['GOOGLE_CLIENT_SECRET'])) {
    wrong.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together, or neither.');
  }
  if (!parsed.success || wrong.length > 0) throw new StartError(wrong.join('\n'));
  const publicUrl = parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`;
  const mailFrom = parsed.data.MAIL_FROM ?? `${brand.name} <no-reply@${new URL(publicUrl).hostname}>`;
  // A sender address that the operator has chosen can receive mail; the default no-reply can't.
  const contactTo = parsed.data.CONTACT_TO ?? parsed.data.MAIL_FROM?.replace(/^.*<(.*)>$/, '$1');
  return { ...parsed.data, PUBLIC_URL: publicUrl, MAIL_FROM: mailFrom, CONTACT_TO: contactTo };
}

/** The OpenID provider for Google login. */
export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The settings of Google login; null if it isn't set up. */
export function googleSettings(env: Env): OpenidSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

/**
 * The address to which contact messages are mailed. Null without an address, and without SMTP, because an email in a
 * file would outlast the retention period of its message.
 */
export function contactRecipient({ SMTP_URL, CONTACT_TO }: Env): string | null {
  return SMTP_URL && CONTACT_TO ? CONTACT_TO : null;
}

/** Loads `.env` from the working directory, if it exists, and parses the environment variables. */
export function loadEnv(): Env {
  // Variables that are already set override the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnv(process.env);
}
