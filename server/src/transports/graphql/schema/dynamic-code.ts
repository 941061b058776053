import { id } from '@canary/input/id';
import {
  deletedLinkDays,
  maxCreatedAtOnce,
  maxDynamicCodes,
  maxPausedText,
  maxReportLength,
} from '@canary/input/limits';
import { shortLinkOf, shortLinkPayload } from '@canary/links/short-link';
import { maxTargetLength } from '@canary/links/target';
import { z } from 'zod';
import type { Link, LinkTarget } from '../../../generated/sqlite/client.ts';
import { cost } from '../../../guards/size/cost.ts';
import {
  deleteLink,
  pauseLink,
  restoreLink,
  resumeLink,
  updateLink,
} from '../../../modules/links/changes.ts';
import { createLink, createLinks, type LinkRefusal } from '../../../modules/links/create-links.ts';
import { stateOfLink } from '../../../modules/links/link-directory.ts';
import { countLinksLeft } from '../../../modules/links/link-rules.ts';
import { findLink, readLinks } from '../../../modules/links/read-links.ts';
import { reportLink } from '../../../modules/links/reports.ts';
import { followTotals, type ScanTotals } from '../../../modules/links/scan-totals.ts';
import {
  hourDays,
  recentDays,
  type Statistics,
  type StatisticsRow,
  type ValueCount,
} from '../../../modules/links/statistics.ts';
import { builder } from '../builder.ts';
import { actorOf, senderOf } from '../context.ts';
import { afterArg, firstArg } from './page.ts';
import { User } from './user.ts';

const DynamicCodeState = builder.enumType('DynamicCodeState', {
  description: 'The state of a dynamic code.',
  values: {
    ACTIVE: { description: 'Visitors are redirected to the target.' },
    PAUSED: { description: 'Visitors read the text of the owner.' },
    DISABLED: { description: 'Visitors read the reason for which the operator disabled the code.' },
    DELETED: { description: 'Visitors read that the code was deleted.' },
  } as const,
});

const DynamicCodeTarget = builder.objectRef<LinkTarget>('DynamicCodeTarget').implement({
  description: 'A target that a dynamic code has or had.',
  fields: (t) => ({
    target: t.exposeString('target', { description: 'Address.' }),
    version: t.exposeInt('version', { description: 'First version of the code with this target.' }),
    since: t.expose('since', {
      type: 'DateTime',
      description: 'Time at which the code got this target.',
    }),
  }),
});

const DynamicCodeTargetConnection = builder.connectionObject(
  { type: DynamicCodeTarget, name: 'DynamicCodeTargetConnection', description: 'A page of targets.' },
  { name: 'DynamicCodeTargetEdge', description: 'A target of a page.' },
);

const StatisticsUnit = builder.enumType('StatisticsUnit', {
  description: 'Length of the periods that scans are counted by.',
  values: {
    HOUR: { description: `An hour. Hours are stored for ${hourDays} days.` },
    DAY: { description: 'A day.' },
    MONTH: { description: 'A month.' },
  } as const,
});

const ScanPeriod = builder.objectRef<StatisticsRow>('ScanPeriod').implement({
  description: 'Scans within an hour, a day or a month.',
  fields: (t) => ({
    start: t.exposeString('start', {
      description:
        'Hour, day or month in the time zone of the code, such as `2026-11-25T14`, `2026-11-25` or `2026-11`.',
    }),
    scans: t.exposeInt('scans', { description: 'Number of scans.' }),
  }),
});

const ScanShare = builder.objectRef<ValueCount>('ScanShare').implement({
  description: 'Scans by a class of devices, or from a country.',
  fields: (t) => ({
    value: t.exposeString('value', {
      description:
        '`phone`, `tablet`, `computer` or `other`; or a country’s code (ISO 3166-1 alpha-2), or `other`.',
    }),
    scans: t.exposeInt('scans', { description: 'Number of scans.' }),
  }),
});

const ScanStatistics = builder.objectRef<Statistics>('ScanStatistics').implement({
  description: 'Scans of a dynamic code in a period. Bots and previews aren’t counted.',
  fields: (t) => ({
    periods: t.field({
      type: [ScanPeriod],
      description: 'Scans by period, in order. Periods without a scan are missing.',
      resolve: ({ rows }) => [...rows],
    }),
    devices: t.field({
      type: [ScanShare],
      description: 'Scans by class of devices, the most frequent first. Empty for hours.',
      resolve: ({ devices }) => [...devices],
    }),
    countries: t.field({
      type: [ScanShare],
      description:
        'Scans by country, the most frequent first. Empty for hours, and if the proxy doesn’t know countries.',
      resolve: ({ countries }) => [...countries],
    }),
  }),
});

const ScanCounts = builder.objectRef<ScanTotals>('ScanCounts').implement({
  description: 'The numbers of scans of a dynamic code.',
  fields: (t) => ({
    scans: t.exposeInt('scans', { description: 'Number of scans. Scans are counted, not people.' }),
    previews: t.exposeInt('previews', { description: 'Number of requests by programs that look ahead.' }),
    bots: t.exposeInt('bots', { description: 'Number of requests by bots.' }),
  }),
});

builder.objectField(User, 'exampleLink', (t) =>
  t.string({
    description:
      'Payload of a dynamic code with an example of a generated slug. Every such payload has this length.',
    resolve: (_user, _args, { linkHosts }) => shortLinkPayload('2222222', linkHosts),
  }),
);

builder.objectField(User, 'dynamicCodesLeft', (t) =>
  t.int({
    extensions: cost(5),
    description: `Number of dynamic codes that the user can still create. Deleted codes don’t count.`,
    resolve: (user, _args, context) => countLinksLeft(context, user),
  }),
);

const DynamicCode = builder.objectRef<Link>('DynamicCode').implement({
  description:
    'A code that contains a short link, whose target its owner can change. Name and design are records of the encrypted history.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the code.' }),
    slug: t.exposeString('slug', { description: 'Last part of the short link, in capitals.' }),
    shortUrl: t.string({
      description: 'Short link for people. Case makes no difference.',
      resolve: ({ slug }, _args, { linkHosts }) => shortLinkOf(slug, linkHosts),
    }),
    payload: t.string({
      description: 'Text that the code contains: the short link in capitals, which makes the code smaller.',
      resolve: ({ slug }, _args, { linkHosts }) => shortLinkPayload(slug, linkHosts),
    }),
    target: t.exposeString('target', { description: 'Address that the code leads to.' }),
    passesQuery: t.exposeBoolean('passesQuery', {
      description:
        'Whether the query string of the visitor is added to the target. A parameter that the target names keeps its value.',
    }),
    state: t.field({
      type: DynamicCodeState,
      description: 'State of the code.',
      resolve: (link) => stateOfLink(link),
    }),
    pausedText: t.exposeString('pausedText', {
      nullable: true,
      description: 'Text for visitors while the code is paused; null if the code isn’t paused.',
    }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Reason for which the operator disabled the code; null if the code isn’t disabled.',
    }),
    version: t.exposeInt('version', { description: 'Number of changes, including the creation.' }),
    timeZone: t.exposeString('timeZone', {
      description: 'Time zone of the statistics, such as Europe/Berlin.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: `Time of deletion; null if the code isn’t deleted. A deleted code can be restored for ${deletedLinkDays} days.`,
    }),
    counts: t.field({
      type: ScanCounts,
      extensions: cost(2),
      description: 'Numbers of scans, up to about a second ago.',
      resolve: ({ id }, _args, { readTotals }) => readTotals(id),
    }),
    recentScans: t.intList({
      extensions: cost(5),
      description: `Numbers of scans on each of the last ${recentDays} days in the time zone of the code, today last.`,
      resolve: async (link, _args, { readRecentScans }) => [...(await readRecentScans(link))],
    }),
    targets: t.field({
      type: DynamicCodeTargetConnection,
      extensions: cost(20, { factor: 10 }),
      description: 'Targets that the code has had, the current target first.',
      args: { first: t.arg.int(firstArg(100)), after: t.arg.string(afterArg) },
      resolve: ({ id }, page, { readTargets }) => readTargets(id, page),
    }),
    statistics: t.field({
      type: ScanStatistics,
      extensions: cost(100),
      description: 'Scans of a period. Fails with BAD_USER_INPUT and the invalid `field`.',
      args: {
        from: t.arg.string({
          required: true,
          description: 'First day, such as `2026-11-25`, or hour, such as `2026-11-25T14`.',
        }),
        to: t.arg.string({ required: true, description: 'Last day or hour.' }),
        unit: t.arg({ type: StatisticsUnit, required: true, description: 'Length of the periods.' }),
      },
      resolve: ({ id }, period, { readStatistics }) => readStatistics(id, period),
    }),
  }),
});

const DynamicCodeConnection = builder.connectionObject(
  { type: DynamicCode, name: 'DynamicCodeConnection', description: 'A page of dynamic codes.' },
  { name: 'DynamicCodeEdge', description: 'A dynamic code of a page.' },
);

const idArg = { required: true, description: 'Id of the code.', validate: id } as const;

builder.queryField('dynamicCode', (t) =>
  t.withAuth({ dynamicCodes: 'READ' }).field({
    type: DynamicCode,
    extensions: cost(10),
    description:
      'A dynamic code of the user. Fails with UNAUTHENTICATED, or NOT_FOUND, also for codes of other users.',
    args: { id: t.arg.id(idArg) },
    resolve: (_root, { id }, context) => findLink(context, actorOf(context), id),
  }),
);

builder.queryField('dynamicCodes', (t) =>
  t.withAuth({ dynamicCodes: 'READ' }).field({
    type: DynamicCodeConnection,
    extensions: cost(20, { factor: 10 }),
    description:
      'Dynamic codes of the user, the newest first. Fails with UNAUTHENTICATED, or BAD_USER_INPUT and the invalid `field`.',
    args: {
      first: t.arg.int(firstArg(100)),
      after: t.arg.string(afterArg),
      deleted: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to list the deleted codes that can be restored, in place of the other codes.',
      }),
    },
    resolve: (_root, page, context) => readLinks(context, actorOf(context), page),
  }),
);

builder.subscriptionField('scanCounts', (t) =>
  t.withAuth({ dynamicCodes: 'READ' }).field({
    type: ScanCounts,
    extensions: cost(10),
    description:
      'Numbers of scans of a dynamic code of the user, now and after each change, at most once a second. Fails with UNAUTHENTICATED or NOT_FOUND.',
    args: { id: t.arg.id(idArg) },
    subscribe: async (_root, { id }, context) => {
      const link = await findLink(context, actorOf(context), id);
      return followTotals(context, link.id);
    },
    resolve: (totals) => totals,
  }),
);

const CreateDynamicCodeInput = builder.inputType('CreateDynamicCodeInput', {
  description: 'A new dynamic code.',
  fields: (t) => ({
    target: t.string({
      required: true,
      description: `Address that the code leads to: http or https, up to ${maxTargetLength} characters.`,
    }),
    slug: t.string({
      description:
        'Own name for the short link: 4 to 40 letters, digits and hyphens, with a letter or digit at both ends. Only for users with a confirmed email address. Generated if it is missing.',
    }),
    passesQuery: t.boolean({
      required: true,
      defaultValue: true,
      description:
        'Whether the query string of the visitor is added to the target. A parameter that the target names keeps its value.',
    }),
    timeZone: t.string({
      required: true,
      defaultValue: 'UTC',
      description: 'Time zone of the statistics, such as Europe/Berlin.',
    }),
    changeId: t.id({
      required: true,
      description:
        'Idempotency key, ideally a UUID. If a code was already created with this key, that code is returned.',
      validate: id,
    }),
  }),
});

builder.mutationField('createDynamicCode', (t) =>
  t.withAuth({ dynamicCodes: 'WRITE' }).field({
    type: DynamicCode,
    extensions: cost(50),
    description: `Creates a dynamic code. An account has up to ${maxDynamicCodes.unverified}, with a confirmed email address up to ${maxDynamicCodes.verified}. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the invalid \`field\`, CONFLICT and the \`limit\` if the account has too many codes, or RATE_LIMITED.`,
    args: { input: t.arg({ type: CreateDynamicCodeInput, required: true, description: 'The code.' }) },
    resolve: (_root, { input }, context) => createLink(context, actorOf(context), input),
  }),
);

interface Creation {
  readonly index: number;
  readonly result: Link | LinkRefusal;
}

const DynamicCodeRefusal = builder
  .objectRef<Pick<LinkRefusal, 'message' | 'extensions'>>('DynamicCodeRefusal')
  .implement({
    description: 'The reason for which one dynamic code of several wasn’t created.',
    fields: (t) => ({
      code: t.string({
        description: 'Error code: BAD_USER_INPUT or CONFLICT, as of `createDynamicCode`.',
        resolve: ({ extensions }) => extensions.code,
      }),
      message: t.exposeString('message', { description: 'Reason for people.' }),
      field: t.string({
        nullable: true,
        description: 'Invalid field of the input; null if no field is invalid.',
        resolve: ({ extensions: { field } }) => (typeof field === 'string' ? field : null),
      }),
      limit: t.int({
        nullable: true,
        description: 'Maximum number of codes of the account, if the account has so many; otherwise null.',
        resolve: ({ extensions: { limit } }) => (typeof limit === 'number' ? limit : null),
      }),
    }),
  });

const DynamicCodeCreation = builder.objectRef<Creation>('DynamicCodeCreation').implement({
  description: 'The result for one of several new dynamic codes: the code, or why there is none.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Position of the input in the list, from 0.' }),
    dynamicCode: t.field({
      type: DynamicCode,
      nullable: true,
      description: 'The code; null if it was refused.',
      resolve: ({ result }) => (result instanceof Error ? null : result),
    }),
    refusal: t.field({
      type: DynamicCodeRefusal,
      nullable: true,
      description: 'Why the code was refused; null if there is a code.',
      resolve: ({ result }) => {
        if (!(result instanceof Error)) return null;
        // If a resolver returns an error, graphql fails the field.
        const { message, extensions } = result;
        return { message, extensions };
      },
    }),
  }),
});

builder.mutationField('createDynamicCodes', (t) =>
  t.withAuth({ dynamicCodes: 'WRITE' }).field({
    type: [DynamicCodeCreation],
    extensions: cost(500, { factor: 10 }),
    description:
      'Creates dynamic codes by the rules of `createDynamicCode`. A refused code doesn’t stop the others. Returns a result for each input, in order. Fails with UNAUTHENTICATED, BAD_USER_INPUT if the list is too long, or RATE_LIMITED if not all of the codes may be created now; none is created then.',
    args: {
      inputs: t.arg({
        type: [CreateDynamicCodeInput],
        required: true,
        description: `The codes: 1 to ${maxCreatedAtOnce}.`,
        validate: z
          .array(z.any())
          .min(1, 'Send at least one code.')
          .max(maxCreatedAtOnce, `Create up to ${maxCreatedAtOnce} codes at a time.`),
      }),
    },
    resolve: async (_root, { inputs }, context) => {
      const results = await createLinks(context, actorOf(context), inputs);
      return results.map((result, index) => ({ index, result }));
    },
  }),
);

const UpdateDynamicCodeInput = builder.inputType('UpdateDynamicCodeInput', {
  description: 'A change of a dynamic code. Fields that are missing stay as they are.',
  fields: (t) => ({
    id: t.id(idArg),
    version: t.int({ required: true, description: '`version` of the code that the change is based on.' }),
    target: t.string({ description: 'New address that the code leads to.' }),
    passesQuery: t.boolean({ description: 'Whether the query string of the visitor is added.' }),
  }),
});

builder.mutationField('updateDynamicCode', (t) =>
  t.withAuth({ dynamicCodes: 'WRITE' }).field({
    type: DynamicCode,
    extensions: cost(50),
    description:
      'Changes a dynamic code. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the invalid `field`, NOT_FOUND, or CONFLICT with the current `version` and `target` if the code was changed since.',
    args: { input: t.arg({ type: UpdateDynamicCodeInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input: { id, ...changes } }, context) =>
      updateLink(context, actorOf(context), id, changes),
  }),
);

builder.mutationField('pauseDynamicCode', (t) =>
  t.withAuth({ dynamicCodes: 'WRITE' }).field({
    type: DynamicCode,
    extensions: cost(50),
    description:
      'Pauses a dynamic code, or changes the text of a paused code. Fails with UNAUTHENTICATED, NOT_FOUND, or BAD_USER_INPUT and the field `text`.',
    args: {
      id: t.arg.id(idArg),
      text: t.arg.string({
        required: true,
        defaultValue: '',
        description: `Text for visitors: up to ${maxPausedText} characters. A standard text is shown if it is empty.`,
      }),
    },
    resolve: (_root, { id, text }, context) => pauseLink(context, actorOf(context), id, text),
  }),
);

builder.mutationField('resumeDynamicCode', (t) =>
  t.withAuth({ dynamicCodes: 'WRITE' }).field({
    type: DynamicCode,
    extensions: cost(50),
    description: 'Ends the pause of a dynamic code. Fails with UNAUTHENTICATED or NOT_FOUND.',
    args: { id: t.arg.id(idArg) },
    resolve: (_root, { id }, context) => resumeLink(context, actorOf(context), id),
  }),
);

builder.mutationField('deleteDynamicCode', (t) =>
  t.withAuth({ dynamicCodes: 'WRITE' }).field({
    type: DynamicCode,
    extensions: cost(50),
    description: `Deletes a dynamic code. Prints of the code then lead nowhere. The code can be restored for ${deletedLinkDays} days, and its short link is never issued again. Fails with UNAUTHENTICATED or NOT_FOUND.`,
    args: { id: t.arg.id(idArg) },
    resolve: (_root, { id }, context) => deleteLink(context, actorOf(context), id),
  }),
);

builder.mutationField('restoreDynamicCode', (t) =>
  t.withAuth({ dynamicCodes: 'WRITE' }).field({
    type: DynamicCode,
    extensions: cost(50),
    description:
      'Restores a deleted dynamic code. Fails with UNAUTHENTICATED, NOT_FOUND, or CONFLICT and the `limit` if the account has too many codes.',
    args: { id: t.arg.id(idArg) },
    resolve: (_root, { id }, context) => restoreLink(context, actorOf(context), id),
  }),
);

const ReportLinkInput = builder.inputType('ReportLinkInput', {
  description: 'A report of a harmful short link.',
  fields: (t) => ({
    slug: t.string({ required: true, description: 'Last part of the short link.' }),
    reason: t.string({
      required: true,
      description: `What is wrong with the link: up to ${maxReportLength} characters.`,
    }),
  }),
});

builder.mutationField('reportLink', (t) =>
  t.withAuth({ withoutKey: true }).boolean({
    extensions: cost(50),
    description:
      'Reports a short link to the operator, who stores the report for up to a year. Returns true. Fails with BAD_USER_INPUT and the invalid `field`, or RATE_LIMITED.',
    args: { input: t.arg({ type: ReportLinkInput, required: true, description: 'The report.' }) },
    resolve: async (_root, { input }, context) => {
      await reportLink(context, senderOf(context), input);
      return true;
    },
  }),
);
