import { graphql } from '#gql/gql.ts';

/** What the pages of an account know of whoever is logged in: each component adds its own fragment. */
export const Me_user = graphql(`
  fragment Me_user on User {
    id
    ...TokenCount_user
    ...UnlockPanel_user
    ...UserMenu_user
    ...Unlocks_user
    ...ConfirmAddress_user
    ...Greeting_user
    ...OwnPlace_user
    ...AccountPage_user
    ...HistoryKeyDialog_user
  }
`);

export const MeDocument = graphql(`
  query Me {
    me {
      ...Me_user
    }
  }
`);

/** The same, at each change: in another tab, on another device. */
export const WatchMeDocument = graphql(`
  subscription WatchMe {
    me {
      ...Me_user
    }
  }
`);
