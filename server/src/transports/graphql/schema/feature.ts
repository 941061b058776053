import {
  type PremiumFeature as CatalogueEntry,
  catalogue,
  type Feature as FeatureId,
} from '@canary/catalogue/features';
import { z } from 'zod';
import { cost } from '../../../guards/size/cost.ts';
import { unlockFeatures } from '../../../modules/tokens/unlock.ts';
import { builder } from '../builder.ts';
import { sessionActorOf } from '../context.ts';
import { fixedVersion, publicVersion } from '../shared-answers.ts';
import { requireAccount, User } from './user.ts';

const Feature = builder.enumType('Feature', {
  description: 'A feature that tokens unlock. The `catalogue` has names and prices.',
  values: {
    VCARD: { description: 'vCard codes.' },
    WIFI: { description: 'Wi-Fi codes.' },
    SMS: { description: 'SMS codes.' },
    PHONE: { description: 'Phone codes.' },
    LOGO: { description: 'An image of the user in the code.' },
    GRADIENTS: { description: 'Gradients and more than two colours.' },
    BACKGROUND: { description: 'An image or transparency behind the code.' },
  } as const,
});

const PremiumFeature = builder.objectRef<CatalogueEntry>('PremiumFeature').implement({
  description: 'A feature of the catalogue. A feature is paid once and stays unlocked.',
  fields: (t) => ({
    id: t.expose('id', { type: Feature, description: 'Id for `unlock`.' }),
    name: t.exposeString('name', { description: 'Name of the feature.' }),
    description: t.exposeString('description', { description: 'One sentence about the feature.' }),
    price: t.exposeInt('price', { description: 'Price in tokens, paid once.' }),
  }),
});

builder.queryField('catalogue', (t) =>
  t.withAuth({ withoutKey: true }).field({
    type: [PremiumFeature],
    extensions: { ...cost(10, { factor: 3 }), ...publicVersion(fixedVersion) },
    description: 'All features that tokens unlock.',
    resolve: () => [...catalogue],
  }),
);

builder.prismaObject('Unlock', {
  description: 'A feature that the user has unlocked.',
  fields: (t) => ({
    feature: t.expose('feature', { type: Feature, description: 'The feature.' }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time at which the feature was unlocked.',
    }),
  }),
});

builder.objectField(User, 'unlocks', (t) =>
  t.prismaField({
    type: ['Unlock'],
    extensions: cost(20, { factor: 3 }),
    description: 'Features that the user has unlocked, the oldest first.',
    resolve: (query, { id: userId }, _args, { db }) =>
      db.unlock.findMany({
        ...query,
        where: { userId },
        orderBy: [{ createdAt: 'asc' }, { feature: 'asc' }],
      }),
  }),
);

builder.mutationField('unlock', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50),
    description:
      'Unlocks a feature for the user and charges its price once; unlocking the feature again changes nothing. Fails with UNAUTHENTICATED, or INSUFFICIENT_TOKENS with the `price` and the user’s `tokens`.',
    args: { feature: t.arg({ type: Feature, required: true, description: 'The feature to unlock.' }) },
    resolve: async (_root, { feature }, context) => {
      const { id } = context.viewer;
      await unlockFeatures(context, sessionActorOf(context), { features: [feature] });
      return requireAccount(await context.db.user.findUnique({ where: { id } }));
    },
  }),
);

/** A list of features. The GraphQL type checks the names. */
const featureList = z.array(z.custom<FeatureId>()).max(catalogue.length, 'Send each feature once.');

builder.mutationField('unlockFeatures', (t) =>
  t.withAuth({ loggedIn: true }).field({
    type: User,
    extensions: cost(50),
    description:
      'Unlocks features for the user: all of them, or none if the tokens aren’t enough. Features that are unlocked already are not charged again. The token of a level that the unlocks reach pays for a part of the price. Fails with UNAUTHENTICATED, BAD_USER_INPUT and the field `features`, or INSUFFICIENT_TOKENS with the `price` of all and the user’s `tokens`.',
    args: {
      features: t.arg({
        type: [Feature],
        required: true,
        description: 'The features to unlock.',
        validate: featureList,
      }),
    },
    resolve: async (_root, { features }, context) => {
      const { id } = context.viewer;
      await unlockFeatures(context, sessionActorOf(context), { features });
      return requireAccount(await context.db.user.findUnique({ where: { id } }));
    },
  }),
);
