import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { maxCiphertextAtOnce } from '../../input/src/limits.ts';
import { parseEnv, variableNames } from '../../server/src/platform/env.ts';
import { healthPath, readHealthPath, redirectHealthPath } from '../../server/src/transports/health.ts';

// These tests do not run Docker. They compare the Docker files with the code that they refer to.

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const dockerfile = read('Dockerfile');
const caddyfile = read('Caddyfile');
const composeText = read('docker-compose.yml');
const { services, networks, volumes } = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string(),
        environment: z.record(z.string(), z.string()),
        volumes: z.array(z.string()),
        networks: z.union([
          z.array(z.string()),
          z.record(z.string(), z.object({ ipv4_address: z.string() })),
        ]),
        depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).optional(),
        healthcheck: z.object({ test: z.array(z.string()) }).optional(),
        restart: z.literal('unless-stopped'),
        read_only: z.literal(true),
        cap_drop: z.tuple([z.literal('ALL')]),
        security_opt: z.tuple([z.literal('no-new-privileges:true')]),
        deploy: z.object({
          resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }),
        }),
      }),
    ),
    networks: z.object({
      front: z.object({ ipam: z.object({ config: z.tuple([z.object({ ip_range: z.string() })]) }) }),
      back: z.object({ internal: z.literal(true) }),
    }),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(composeText, { merge: true }));

/** Substitutes variables as Compose does when only the required variables are set. */
const substitute = (text: string) =>
  text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) =>
    kind === '?' ? `value-of-${name}` : rest,
  );

const servers = Object.entries(services).filter(([, { image }]) => image === 'canary-qr');
const upstreams = /\{\$UPSTREAMS:([^}]*)\}/.exec(caddyfile)?.[1]?.split(' ');
const port = /^ENV .*\bPORT=(\d+)/m.exec(dockerfile)?.[1];

test('Compose runs two servers with variables that are known and valid', () => {
  expect(servers).toHaveLength(2);
  for (const [, { environment }] of servers) {
    expect(variableNames).toEqual(expect.arrayContaining(Object.keys(environment)));
    const values = Object.entries(environment).map(([name, value]) => [name, substitute(value)]);
    expect(parseEnv(Object.fromEntries(values))).toMatchObject({
      DATABASE_URL: 'postgresql://canary:value-of-POSTGRES_PASSWORD@postgres:5432/canary',
      PUBLIC_URL: 'https://localhost',
    });
  }
});

test('Every variable is documented in .env.example and in docs/operations.md', () => {
  const substituted = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
  for (const name of [...variableNames, ...substituted]) {
    expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(read('docs/operations.md')).toContain(`\`${name}\``);
  }
});

test('Compose requires a Postgres password and has no default', () => {
  const uses = composeText.match(/\$\{POSTGRES_PASSWORD[^}]*/g) ?? [];
  expect(uses.length).toBeGreaterThan(1);
  for (const use of uses) expect(use).toMatch(/^\$\{POSTGRES_PASSWORD:\?./);
  expect(read('.env.example')).toMatch(/^POSTGRES_PASSWORD=$/m);
});

test('Caddy proxies to the port of each server, and servers trust the address of Caddy only', () => {
  expect(upstreams).toEqual(servers.map(([name]) => `${name}:${port}`));
  expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
  const addresses = z
    .record(z.string(), z.object({ ipv4_address: z.string() }))
    .parse(services['caddy']?.networks);
  const address = addresses['front']?.ipv4_address ?? '';
  for (const [, { environment }] of servers) expect(environment['TRUSTED_PROXIES']).toBe(address);
  // A server that starts first must not be assigned Caddy's address.
  const [range = '', bits] = networks.front.ipam.config[0].ip_range.split('/');
  const assignable = new BlockList();
  assignable.addSubnet(range, Number(bits));
  expect(assignable.check(address)).toBe(false);
});

test('Caddy accepts the largest save of history records', () => {
  const [, mebibytes] = /max_size (\d+)MiB/.exec(caddyfile) ?? [];
  expect(Number(mebibytes) * 1024 ** 2).toBeGreaterThanOrEqual(maxCiphertextAtOnce + 100 * 1024);
});

test('Health checks request the path and port on which the server answers', () => {
  expect(caddyfile).toContain(`import servers ${readHealthPath}\n`);
  expect(caddyfile).toContain(`import servers ${redirectHealthPath}\n`);
  expect(dockerfile).toMatch(new RegExp(`^ {2}CMD .*\\$\\{process\\.env\\.PORT\\}${healthPath}\``, 'm'));
  for (const { depends_on: needed } of Object.values(services)) {
    for (const name of Object.keys(needed ?? {})) {
      // The health check of the servers is defined in the image.
      expect(services[name]?.healthcheck ?? dockerfile.includes('HEALTHCHECK')).toBeTruthy();
    }
  }
});

test('Every network, volume and mounted file exists', () => {
  for (const service of Object.values(services)) {
    const used = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks);
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(used));
    for (const volume of service.volumes) {
      const [from = ''] = volume.split(':');
      expect(from.startsWith('./') ? existsSync(join(root, from)) : from in volumes).toBe(true);
    }
  }
});

test('The image copies existing files and the manifest of every workspace package', () => {
  const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  for (const path of copies) expect(existsSync(join(root, path))).toBe(true);
  const workspace = z.object({ packages: z.array(z.string()) }).parse(parse(read('pnpm-workspace.yaml')));
  expect(copies).toEqual(expect.arrayContaining(workspace.packages.map((name) => `${name}/package.json`)));
});

test('Secrets and large folders stay out of the image, and it does not run as root', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', 'data', '.git', '**/node_modules']));
  expect(dockerfile).toMatch(/^USER node$/m);
});

test('Backups, which contain accounts, are neither committed nor sent to Docker', () => {
  // The name of a backup in docs/operations.md, and its name while it is written.
  for (const pattern of ['*.backup', '*.backup.part']) {
    expect(read('.gitignore').split('\n')).toContain(pattern);
    expect(read('.dockerignore').split('\n')).toContain(`**/${pattern}`);
  }
});
