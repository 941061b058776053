import { graphql } from '#gql/gql.ts';
import type { MeDocuments } from '#session/session-provider.tsx';

/** The user's data on the pages of an account. Each component adds its own fragment, so only the app can list them. */
const Me_user = graphql(`
  fragment Me_user on User {
    id
    unlocks {
      feature
    }
    ...TokenCount_user
    ...UnlockOffer_user
    ...UserMenu_user
    ...UnreadNotices_user
    ...ImportSteps_user
    ...ConfirmEmail_user
    ...VerifyEmail_user
    ...QuietLines_user
    ...TokensSection_user
    ...Level_user
    ...OwnRank_user
    ...AccountPage_user
    ...HistoryAccess_user
    ...HistoryKeyDialog_user
    ...LinkMaker_user
    ...JoinAccount_user
  }
`);

const MeDocument = graphql(`
  query Me {
    me {
      ...Me_user
    }
  }
`);

const WatchMeDocument = graphql(`
  subscription WatchMe {
    me {
      ...Me_user
    }
  }
`);

/** The documents with which the session loads the logged-in user and follows changes. */
export const me: MeDocuments = { fragment: Me_user, query: MeDocument, changes: WatchMeDocument };
