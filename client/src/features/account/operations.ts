import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type {
  ChangePasswordInput,
  CreateApiKeyInput,
  RequestEmailChangeInput,
  SessionsQuery,
} from '#gql/graphql.ts';
import { useAccountSession } from '#session/session.ts';
import { saveFile } from '#shared/browser/save-file.ts';
import { failureOf } from '#shared/graphql/failure.ts';
import { readMyData } from './my-data.ts';

const RenameDocument = graphql(`
  mutation Rename($username: String!) {
    updateAccount(input: { username: $username }) {
      id
      username
    }
  }
`);

export function useRename() {
  const [mutate] = useMutation(RenameDocument);
  return (username: string) => mutate({ variables: { username } });
}

const ShowOnLeaderboardDocument = graphql(`
  mutation ShowOnLeaderboard($onLeaderboard: Boolean!) {
    updateAccount(input: { onLeaderboard: $onLeaderboard }) {
      __typename
      id
      onLeaderboard
    }
  }
`);

/** Shows or hides the user on the leaderboard. The update is optimistic, and is rolled back if the mutation fails. */
export function useShowOnLeaderboard(id: string) {
  const [mutate] = useMutation(ShowOnLeaderboardDocument);
  return (onLeaderboard: boolean) =>
    mutate({
      variables: { onLeaderboard },
      optimisticResponse: { updateAccount: { __typename: 'User', id, onLeaderboard } },
    });
}

const SendNoticeEmailsDocument = graphql(`
  mutation SendNoticeEmails($noticeEmails: Boolean!) {
    updateAccount(input: { noticeEmails: $noticeEmails }) {
      __typename
      id
      noticeEmails
    }
  }
`);

/** Turns emails about notices on or off. The update is optimistic, and is rolled back if the mutation fails. */
export function useSendNoticeEmails(id: string) {
  const [mutate] = useMutation(SendNoticeEmailsDocument);
  return (noticeEmails: boolean) =>
    mutate({
      variables: { noticeEmails },
      optimisticResponse: { updateAccount: { __typename: 'User', id, noticeEmails } },
    });
}

const RequestEmailChangeDocument = graphql(`
  mutation RequestEmailChange($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) {
      ...EmailSection_user
      id
    }
  }
`);

/** Sends a link to the new address. Opening the link completes the change. */
export function useRequestEmailChange() {
  const [mutate] = useMutation(RequestEmailChangeDocument);
  return (input: RequestEmailChangeInput) => mutate({ variables: { input } });
}

const ResendEmailChangeDocument = graphql(`
  mutation ResendEmailChange {
    resendEmailChange {
      ...EmailSection_user
      id
    }
  }
`);

const CancelEmailChangeDocument = graphql(`
  mutation CancelEmailChange {
    cancelEmailChange {
      ...EmailSection_user
      id
    }
  }
`);

/** Sends the link to the new address again, or cancels the change. */
export function useEmailChange() {
  const [resend] = useMutation(ResendEmailChangeDocument);
  const [cancel] = useMutation(CancelEmailChangeDocument);
  return { resend, cancel };
}

export const SessionsDocument = graphql(`
  query Sessions {
    me {
      id
      sessions {
        id
        current
        ...DeviceRow_session
      }
    }
  }
`);

/** Filters the sessions in the result of the sessions query. */
function withSessions(
  data: SessionsQuery | null,
  passes: (session: NonNullable<SessionsQuery['me']>['sessions'][number]) => boolean,
) {
  return data?.me ? { ...data, me: { ...data.me, sessions: data.me.sessions.filter(passes) } } : data;
}

const ChangePasswordDocument = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      id
    }
  }
`);

/** Changes the password. The server then logs out all other devices. */
export function useChangePassword() {
  const [mutate] = useMutation(ChangePasswordDocument, {
    update: (cache) =>
      cache.updateQuery({ query: SessionsDocument }, (data) => withSessions(data, ({ current }) => current)),
  });
  return (input: ChangePasswordInput) => mutate({ variables: { input } });
}

const LogOutSessionDocument = graphql(`
  mutation LogOutSession($id: ID!) {
    logOutSession(id: $id)
  }
`);

/** Logs out a device and removes it from the list, even if its session had already ended. */
export function useLogOutSession() {
  const { cache } = useApolloClient();
  const [mutate] = useMutation(LogOutSessionDocument);
  return async (id: string) => {
    try {
      await mutate({ variables: { id } });
    } catch (error) {
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    }
    cache.updateQuery({ query: SessionsDocument }, (data) =>
      withSessions(data, (session) => session.id !== id),
    );
  };
}

export const ApiKeysDocument = graphql(`
  query ApiKeys {
    me {
      id
      apiKeys {
        id
        boardId
        ...ApiKeyRow_key
      }
    }
  }
`);

/** The boards that a key may be for. */
export const KeyBoardsDocument = graphql(`
  query KeyBoards {
    boards {
      id
      name
    }
  }
`);

const CreateApiKeyDocument = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      text
    }
  }
`);

/** Creates an API key, and reads the list again. Returns the text of the key. */
export function useCreateApiKey() {
  // The text is a secret, so it isn't kept in the cache.
  const [mutate] = useMutation(CreateApiKeyDocument, {
    fetchPolicy: 'no-cache',
    refetchQueries: [ApiKeysDocument],
  });
  return async (input: CreateApiKeyInput) => {
    const { data } = await mutate({ variables: { input } });
    return data?.createApiKey.text ?? '';
  };
}

const RevokeApiKeyDocument = graphql(`
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(id: $id)
  }
`);

/** Revokes an API key and removes it from the list, even if it had already been revoked. */
export function useRevokeApiKey() {
  const { cache } = useApolloClient();
  const [mutate] = useMutation(RevokeApiKeyDocument);
  return async (id: string) => {
    try {
      await mutate({ variables: { id } });
    } catch (error) {
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    }
    cache.updateQuery({ query: ApiKeysDocument }, (data) =>
      data?.me
        ? { ...data, me: { ...data.me, apiKeys: data.me.apiKeys.filter((key) => key.id !== id) } }
        : data,
    );
  };
}

const LogOutEverywhereDocument = graphql(`
  mutation LogOutEverywhere {
    logOutEverywhere
  }
`);

/** Ends all sessions, including this one. */
export function useLogOutEverywhere() {
  const { endSession } = useAccountSession();
  const [mutate] = useMutation(LogOutEverywhereDocument);
  return () => endSession(mutate, 'everywhere');
}

/** Downloads the user's data as a JSON file, without caching it. */
export function useDownloadMyData() {
  const client = useApolloClient();
  return async (reader: Omit<Parameters<typeof readMyData>[0], 'client'>) =>
    saveFile(await readMyData({ client, ...reader }), 'canary-qr-data.json');
}

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($password: String!) {
    deleteAccount(password: $password)
  }
`);

/** Deletes the account and logs out. */
export function useDeleteAccount() {
  const { endSession } = useAccountSession();
  const [mutate] = useMutation(DeleteAccountDocument);
  return (password: string) => endSession(() => mutate({ variables: { password } }), 'deleted');
}
