import { expect, test } from 'vitest';
import { readSlug } from '../../links/src/slug.ts';
import { getDatamodel } from '../../server/src/generated/pothos.ts';
import { setDisabled } from '../../server/src/modules/links/changes.ts';
import { listReports } from '../../server/src/modules/links/reports.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { type Account, password, signUp } from '../support/accounts.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';

const fields =
  'id slug shortUrl payload target state version passesQuery pausedText disabledReason timeZone counts { scans previews bots } targets(first: 10) { edges { node { target version } } pageInfo { hasNextPage } }';

interface Code {
  readonly id: string;
  readonly slug: string;
  readonly shortUrl: string;
  readonly target: string;
  readonly state: string;
  readonly version: number;
}

interface Creation {
  readonly index: number;
  readonly dynamicCode: Pick<Code, 'id' | 'slug' | 'target'> | null;
  readonly refusal: { readonly field: string | null; readonly message: string } | null;
}

describeOnBoth('Dynamic codes', (server) => {
  const send = (account: Account, query: string, variables: Record<string, unknown> = {}) =>
    postGraphql(server().url, query, variables, account.headers);
  const create = async (account: Account, input: Record<string, unknown> = {}) => {
    const query = `mutation ($input: CreateDynamicCodeInput!) { createDynamicCode(input: $input) { ${fields} } }`;
    const changeId = crypto.randomUUID();
    return await send(account, query, { input: { target: 'https://example.com/a', changeId, ...input } });
  };
  const created = async (account: Account, input: Record<string, unknown> = {}) => {
    const { data, errors } = await create(account, input);
    expect(errors).toBeUndefined();
    return Object(data).createDynamicCode as Code;
  };
  const update = (account: Account, input: Record<string, unknown>) =>
    send(
      account,
      `mutation ($input: UpdateDynamicCodeInput!) { updateDynamicCode(input: $input) { ${fields} } }`,
      {
        input,
      },
    );
  const run = (account: Account, mutation: string, id: string, args = '') =>
    send(account, `mutation ($id: ID!) { ${mutation}(id: $id${args}) { ${fields} } }`, { id });
  const open = (code: Code) => fetch(code.shortUrl, { redirect: 'manual' });
  const targetOf = async (code: Code) => (await open(code)).headers.get('location');
  const verify = async (account: Account) => {
    const { data } = await send(account, '{ me { id } }');
    const { id } = Object(data).me;
    await server().db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  };
  const errorOf = ({ errors }: Awaited<ReturnType<typeof send>>) => ({
    message: errors?.[0]?.message,
    ...errors?.[0]?.extensions,
  });

  test('A code redirects to its target, which its owner changes after the print', async () => {
    const ada = await signUp(server().url);
    const code = await created(ada);
    expect(readSlug(code.slug)).toMatchObject({ kind: 'slug', slug: code.slug });
    expect(code).toMatchObject({
      shortUrl: `${server().url}/q/${code.slug}`,
      payload: `http://${new URL(server().url).host.toUpperCase()}/Q/${code.slug}`,
      state: 'ACTIVE',
      version: 1,
    });
    expect((await open(code)).status).toBe(302);
    expect(await targetOf(code)).toBe('https://example.com/a');
    const { data } = await update(ada, { id: code.id, version: 1, target: 'https://example.com/b' });
    expect(Object(data).updateDynamicCode).toMatchObject({
      version: 2,
      targets: {
        edges: [
          { node: { target: 'https://example.com/b', version: 2 } },
          { node: { target: 'https://example.com/a', version: 1 } },
        ],
      },
    });
    await expect.poll(() => targetOf(code)).toBe('https://example.com/b');
  });

  test('A change that is based on an old version is refused with the current one', async () => {
    const ada = await signUp(server().url);
    const { id } = await created(ada);
    await update(ada, { id, version: 1, target: 'https://example.com/b' });
    expect(errorOf(await update(ada, { id, version: 1, target: 'https://example.com/c' }))).toMatchObject({
      code: 'CONFLICT',
      version: 2,
      target: 'https://example.com/b',
    });
  });

  test('A creation that is sent again creates one code, also at the same time', async () => {
    const ada = await signUp(server().url);
    const changeId = crypto.randomUUID();
    const codes = await Promise.all([1, 2, 3].map(() => created(ada, { changeId })));
    expect(new Set(codes.map(({ id }) => id)).size).toBe(1);
    expect(await created(ada, { changeId })).toMatchObject({ id: codes[0]?.id });
  });

  const createMany = async (account: Account, inputs: readonly Record<string, unknown>[]) => {
    const query = `mutation ($inputs: [CreateDynamicCodeInput!]!) { createDynamicCodes(inputs: $inputs)
      { index dynamicCode { id slug target } refusal { code message field limit } } }`;
    const all = inputs.map((input) => ({
      target: 'https://example.com/a',
      changeId: crypto.randomUUID(),
      ...input,
    }));
    return await send(account, query, { inputs: all });
  };
  const createdMany = async (account: Account, inputs: readonly Record<string, unknown>[]) => {
    const { data, errors } = await createMany(account, inputs);
    expect(errors).toBeUndefined();
    return Object(data).createDynamicCodes as readonly Creation[];
  };
  const leftFor = async (account: Account) =>
    Object((await send(account, '{ me { dynamicCodesLeft } }')).data).me.dynamicCodesLeft;

  test('Each code of a list is created or refused for a reason of its own', async () => {
    const [ada, bob] = await Promise.all([signUp(server().url), signUp(server().url)]);
    await Promise.all([verify(ada), verify(bob)]);
    const [mine, taken] = [`Wine-${Date.now()}`, `Beer-${Date.now()}`];
    await created(bob, { slug: taken });
    const results = await createdMany(ada, [
      { target: 'https://example.com/1' },
      { target: 'http://10.0.0.1/' },
      { target: 'https://example.com/2', slug: mine },
      { slug: taken.toLowerCase() },
      { slug: mine.toLowerCase() },
      { slug: 'sh1t-menu' },
      { timeZone: '+01:00' },
    ]);
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const refusedFields = results.map(({ refusal }) => refusal?.field ?? null);
    expect(refusedFields).toEqual([null, 'target', null, 'slug', 'slug', 'slug', 'timeZone']);
    expect(results[4]?.refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This name is taken. Choose another one.',
    });
    expect(results[0]?.dynamicCode).toMatchObject({ target: 'https://example.com/1' });
    expect(results[2]?.dynamicCode).toMatchObject({
      target: 'https://example.com/2',
      slug: mine.toUpperCase(),
    });
    expect(await leftFor(ada)).toBe(998);
    const { data } = await send(ada, `{ dynamicCodes { edges { node { ${fields} } } } }`);
    const nodes = Object(data).dynamicCodes.edges.map(({ node }: { node: unknown }) => node);
    expect(nodes).toHaveLength(2);
    for (const node of nodes) expect(node.targets.edges).toMatchObject([{ node: { version: 1 } }]);
    expect(await targetOf(nodes[0])).toBe(nodes[0].target);
  });

  test('A list that is sent again creates no code twice, also at the same time', async () => {
    const ada = await signUp(server().url);
    const inputs = [1, 2, 3].map((number) => ({
      target: `https://example.com/${number}`,
      changeId: crypto.randomUUID(),
    }));
    const lists = await Promise.all(
      [1, 2, 3].map(() => createdMany(ada, [...inputs, ...inputs.slice(0, 1)])),
    );
    const ids = lists.map((list) => list.map(({ dynamicCode }) => dynamicCode?.id));
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    expect(ids[0]?.[3]).toBe(ids[0]?.[0]);
    expect(await created(ada, { changeId: inputs[0]?.changeId })).toMatchObject({ id: ids[0]?.[0] });
    expect(await leftFor(ada)).toBe(7);
  });

  test('A list fills the account, and the codes beyond its maximum are refused', async () => {
    const ada = await signUp(server().url);
    expect(await leftFor(ada)).toBe(10);
    const results = await createdMany(ada, Array(12).fill({}));
    expect(results.filter(({ dynamicCode }) => dynamicCode)).toHaveLength(10);
    for (const { refusal } of results.slice(10))
      expect(refusal).toMatchObject({ code: 'CONFLICT', limit: 10 });
    expect(await leftFor(ada)).toBe(0);
    expect((await createdMany(ada, [{ slug: 'menu-of-ada' }]))[0]?.refusal).toMatchObject({ field: 'slug' });
  });

  test('A list has up to 100 codes, and each counts for the limit of an hour', async () => {
    const ada = await signUp(server().url);
    expect(errorOf(await createMany(ada, Array(101).fill({})))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errorOf(await createMany(ada, []))).toMatchObject({ code: 'BAD_USER_INPUT' });
    await verify(ada);
    for (let count = 0; count < 5; count += 1) await createdMany(ada, Array(99).fill({}));
    expect(errorOf(await createMany(ada, Array(6).fill({})))).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await createdMany(ada, Array(5).fill({}))).toHaveLength(5);
    expect(errorOf(await create(ada))).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await leftFor(ada)).toBe(500);
    const { errors } = await postGraphql(
      server().url,
      'mutation { createDynamicCodes(inputs: { target: "https://example.com", changeId: "a" }) { index } }',
    );
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('A paused code shows the owner’s text, and a deleted code says that it is deleted until it is restored', async () => {
    const ada = await signUp(server().url);
    const code = await created(ada);
    await run(ada, 'pauseDynamicCode', code.id, ', text: "Back\\u001B\\u202E <b>soon</b>\\u009B"');
    const paused = async () => (await open(code)).text();
    await expect.poll(paused).toContain('Back &lt;b&gt;soon&lt;/b&gt;');
    const { data } = await run(ada, 'resumeDynamicCode', code.id);
    expect(Object(data).resumeDynamicCode).toMatchObject({ state: 'ACTIVE', pausedText: null });
    await expect.poll(() => targetOf(code)).toBe('https://example.com/a');
    await run(ada, 'deleteDynamicCode', code.id);
    await expect.poll(async () => (await open(code)).status).toBe(410);
    expect(errorOf(await update(ada, { id: code.id, version: 4 }))).toMatchObject({ code: 'NOT_FOUND' });
    await run(ada, 'restoreDynamicCode', code.id);
    await expect.poll(() => targetOf(code)).toBe('https://example.com/a');
  });

  test('A code that the operator has disabled stays disabled after changes of its owner', async () => {
    const ada = await signUp(server().url);
    const code = await created(ada);
    const services = { ...server(), clock: systemClock };
    await setDisabled(services, code.slug, 'It leads to a forged bank.');
    await expect.poll(async () => (await open(code)).status).toBe(410);
    expect(await (await open(code)).text()).toContain('It leads to a forged bank.');
    const { data } = await update(ada, { id: code.id, version: 2, target: 'https://example.com/b' });
    expect(Object(data).updateDynamicCode).toMatchObject({ state: 'DISABLED' });
    await setDisabled(services, code.slug, null);
    await expect.poll(() => targetOf(code)).toBe('https://example.com/b');
  });

  test('Another user’s code answers like one that doesn’t exist, in every field', async () => {
    const [ada, bob] = await Promise.all([signUp(server().url), signUp(server().url)]);
    const { id } = await created(ada);
    const unknown = crypto.randomUUID();
    const answers = async (code: string) => {
      const all = [
        await update(bob, { id: code, version: 1, target: 'https://example.com/b' }),
        await send(bob, 'query ($id: ID!) { dynamicCode(id: $id) { id } }', { id: code }),
      ];
      for (const name of ['pause', 'resume', 'delete', 'restore'])
        all.push(await run(bob, `${name}DynamicCode`, code));
      return all.map(errorOf);
    };
    const answered = await answers(id);
    expect(answered).toEqual(await answers(unknown));
    for (const answer of answered) expect(answer).toMatchObject({ code: 'NOT_FOUND' });
    const { data } = await send(bob, '{ dynamicCodes { edges { node { id } } } }');
    expect(Object(data).dynamicCodes.edges).toEqual([]);
  });

  test('An unconfirmed account has ten codes and no names of its own', async () => {
    const ada = await signUp(server().url);
    expect(errorOf(await create(ada, { slug: 'menu-of-ada' }))).toMatchObject({
      message: 'Confirm your email address to choose a name yourself.',
      field: 'slug',
    });
    const codes = [];
    for (let count = 0; count < 10; count += 1) codes.push(await created(ada));
    expect(errorOf(await create(ada))).toMatchObject({ code: 'CONFLICT', limit: 10 });
    await run(ada, 'deleteDynamicCode', codes[0]?.id ?? '');
    await created(ada);
    expect(errorOf(await run(ada, 'restoreDynamicCode', codes[0]?.id ?? ''))).toMatchObject({ limit: 10 });
    await verify(ada);
    await created(ada);
  });

  test('A name is issued once, in any case, also after its code was deleted', async () => {
    const [ada, bob] = await Promise.all([signUp(server().url), signUp(server().url)]);
    await Promise.all([verify(ada), verify(bob)]);
    // Digits only, as letters may make a word that offends.
    const slug = `Menu-${Date.now()}`;
    const code = await created(ada, { slug });
    expect(code.slug).toBe(slug.toUpperCase());
    expect(code.shortUrl).toBe(`${server().url}/q/${slug.toLowerCase()}`);
    await run(ada, 'deleteDynamicCode', code.id);
    expect(errorOf(await create(bob, { slug: slug.toLowerCase() }))).toMatchObject({
      message: 'This name is taken. Choose another one.',
      field: 'slug',
    });
    expect(errorOf(await create(bob, { slug: 'sh1t-menu' }))).toMatchObject({ field: 'slug' });
    expect(errorOf(await create(bob, { slug: 'support' }))).toMatchObject({ field: 'slug' });
  });

  test('A target in a private network, or on this site, is refused', async () => {
    const ada = await signUp(server().url);
    for (const target of ['javascript:alert(1)', 'http://10.0.0.1/', `${server().url}/q/MENU`, ''])
      expect(errorOf(await create(ada, { target }))).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'target',
      });
    expect(errorOf(await create(ada, { timeZone: '+01:00' }))).toMatchObject({ field: 'timeZone' });
  });

  test('Codes are listed by page, the newest first, apart from deleted codes', async () => {
    const ada = await signUp(server().url);
    const codes = [];
    for (let count = 0; count < 5; count += 1) codes.push(await created(ada));
    await run(ada, 'deleteDynamicCode', codes[2]?.id ?? '');
    const list = async (after: string | null, deleted = false) => {
      const query = `query ($after: String, $deleted: Boolean!) { dynamicCodes(first: 3, after: $after, deleted: $deleted)
        { edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
      return Object((await send(ada, query, { after, deleted })).data).dynamicCodes;
    };
    const ids = (page: { edges: { node: { id: string } }[] }) => page.edges.map(({ node }) => node.id);
    const first = await list(null);
    expect(ids(first)).toEqual([codes[4]?.id, codes[3]?.id, codes[1]?.id]);
    expect(ids(await list(first.pageInfo.endCursor))).toEqual([codes[0]?.id]);
    expect(ids(await list(null, true))).toEqual([codes[2]?.id]);
  });

  test('Deleting an account ends its codes, and their short links stay issued', async () => {
    const ada = await signUp(server().url);
    const code = await created(ada);
    await send(ada, 'mutation ($password: String!) { deleteAccount(password: $password) }', {
      password,
    });
    await expect.poll(async () => (await open(code)).status).toBe(410);
    expect(await server().db.link.findUnique({ where: { slug: code.slug } })).toMatchObject({
      ownerId: null,
      target: '',
    });
    expect(await server().db.linkTarget.count({ where: { linkId: code.id } })).toBe(0);
  });

  test('“Download my data” has all that the server knows of a code', async () => {
    const ada = await signUp(server().url);
    const code = await created(ada);
    await update(ada, { id: code.id, version: 1, target: 'https://example.com/b' });
    const [linkId, day] = [code.id, 20_000];
    const { db } = server();
    await db.scanHour.create({ data: { linkId, hour: day * 24, scans: 1 } });
    await db.scanDay.create({
      data: { linkId, day, phone: 1, tablet: 0, computer: 0, other: 0, previews: 2, bots: 3 },
    });
    await db.scanCountry.create({ data: { linkId, day, country: 'IN', scans: 1 } });
    const { data } = await send(ada, '{ myData }');
    const [exported, ...others] = Object(data).myData.dynamicCodes;
    expect(others).toEqual([]);
    expect(exported).toMatchObject({
      slug: code.slug,
      targets: [{ target: 'https://example.com/a' }, { target: 'https://example.com/b' }],
      scans: {
        hours: [{ hour: day * 24, scans: 1 }],
        days: [{ day, phone: 1, previews: 2, bots: 3 }],
        countries: [{ day, country: 'IN', scans: 1 }],
      },
    });
    // Every column of every table that belongs to a link.
    const { targets, scans, ...link } = exported;
    const rows = { Link: link, LinkTarget: targets[0] };
    const counts = { ScanHour: scans.hours[0], ScanDay: scans.days[0], ScanCountry: scans.countries[0] };
    const { models } = getDatamodel().datamodel;
    const ofLinks = Object.entries(models).filter(([, { fields }]) =>
      fields.some(({ name }) => name === 'linkId'),
    );
    expect(['Link', ...ofLinks.map(([name]) => name)].sort()).toEqual(
      Object.keys({ ...rows, ...counts }).sort(),
    );
    for (const [model, row] of Object.entries({ ...rows, ...counts })) {
      const columns = models[model]?.fields.map(({ name }) => name) ?? [];
      const expected = columns.filter((name) => name !== 'linkId' && name !== 'ownerId');
      expect(Object.keys(row).sort(), model).toEqual(expected.sort());
    }
  });

  test('A report is stored with the target that it is about', async () => {
    const ada = await signUp(server().url);
    const { slug } = await created(ada);
    const report = (input: Record<string, unknown>) =>
      postGraphql(server().url, 'mutation ($input: ReportLinkInput!) { reportLink(input: $input) }', {
        input,
      });
    expect(await report({ slug: slug.toLowerCase(), reason: 'A forged shop' })).toMatchObject({
      data: { reportLink: true },
    });
    expect(await server().db.linkReport.findMany({ where: { slug } })).toMatchObject([
      { target: 'https://example.com/a', reason: 'A forged shop' },
    ]);
    const hostile = 'Pay\u202e here\u001b[2J\r\n\u009b31m\u0007\u200bnow';
    await report({ slug: `${slug}%20`, reason: hostile });
    const printed = await listReports(server().db, 10);
    expect(printed).toContain('    Pay here[2J\n    31mnow\n');
    expect(printed).not.toMatch(/[^\P{C}\n]/u);
    expect(errorOf(await report({ slug: 'nothing-here', reason: 'x' }))).toMatchObject({ field: 'slug' });
    expect(errorOf(await report({ slug, reason: ' ' }))).toMatchObject({ field: 'reason' });
  });
});
