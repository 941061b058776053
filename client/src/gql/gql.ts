/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment LinkMaker_user on User {\n    emailVerified\n    exampleLink\n  }\n": typeof types.LinkMaker_UserFragmentDoc,
    "\n  fragment Me_user on User {\n    id\n    unlocks {\n      feature\n    }\n    ...TokenCount_user\n    ...UnlockOffer_user\n    ...UserMenu_user\n    ...UnreadNotices_user\n    ...ImportSteps_user\n    ...ConfirmEmail_user\n    ...VerifyEmail_user\n    ...QuietLines_user\n    ...TokensSection_user\n    ...Level_user\n    ...OwnRank_user\n    ...AccountPage_user\n    ...HistoryAccess_user\n    ...HistoryKeyDialog_user\n    ...LinkMaker_user\n    ...JoinAccount_user\n  }\n": typeof types.Me_UserFragmentDoc,
    "\n  query Me {\n    me {\n      ...Me_user\n    }\n  }\n": typeof types.MeDocument,
    "\n  subscription WatchMe {\n    me {\n      ...Me_user\n    }\n  }\n": typeof types.WatchMeDocument,
    "\n  fragment VerifyEmail_user on User {\n    email\n    emailVerified\n  }\n": typeof types.VerifyEmail_UserFragmentDoc,
    "\n  fragment AccountPage_user on User {\n    id\n    username\n    createdAt\n    ...UsernameForm_user\n    ...LeaderboardSwitch_user\n    ...EmailSection_user\n    ...PasswordSection_user\n    ...ApiKeysSection_user\n    ...DeleteSection_user\n  }\n": typeof types.AccountPage_UserFragmentDoc,
    "\n  fragment ApiKeysSection_user on User {\n    ...NewKey_user\n    id\n  }\n": typeof types.ApiKeysSection_UserFragmentDoc,
    "\n  fragment ApiKeyRow_key on ApiKey {\n    id\n    name\n    ending\n    boards\n    dynamicCodes\n    images\n    boardId\n    lastUsedAt\n    expiresAt\n  }\n": typeof types.ApiKeyRow_KeyFragmentDoc,
    "\n  query LostBoards {\n    boards {\n      id\n      memberCount\n    }\n  }\n": typeof types.LostBoardsDocument,
    "\n  fragment DeleteSection_user on User {\n    hasPassword\n    email\n  }\n": typeof types.DeleteSection_UserFragmentDoc,
    "\n  fragment DeviceRow_session on Session {\n    id\n    device\n    lastSeenAt\n    current\n  }\n": typeof types.DeviceRow_SessionFragmentDoc,
    "\n  query OwnLinks($after: String) {\n    dynamicCodes(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          slug\n          shortUrl\n          target\n          createdAt\n          counts {\n            scans\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OwnLinksDocument,
    "\n  fragment EmailSection_user on User {\n    email\n    emailVerified\n    ...NoticeEmailsSwitch_user\n    hasPassword\n    emailChange {\n      email\n      expiresAt\n    }\n  }\n": typeof types.EmailSection_UserFragmentDoc,
    "\n  fragment LeaderboardSwitch_user on User {\n    id\n    onLeaderboard\n  }\n": typeof types.LeaderboardSwitch_UserFragmentDoc,
    "\n  query MyData {\n    myData\n  }\n": typeof types.MyDataDocument,
    "\n  query MyAssignments($after: String) {\n    myAssignments(first: 500, after: $after) {\n      edges {\n        node {\n          boardId\n          number\n          title\n          columnId\n          dueOn\n          doneOn\n          deletedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyAssignmentsDocument,
    "\n  query MyComments($after: String) {\n    myComments(first: 500, after: $after) {\n      edges {\n        node {\n          boardId\n          number\n          text\n          createdAt\n          editedAt\n          deletedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyCommentsDocument,
    "\n  fragment NewKey_user on User {\n    email\n    hasPassword\n  }\n": typeof types.NewKey_UserFragmentDoc,
    "\n  fragment NoticeEmailsSwitch_user on User {\n    id\n    emailVerified\n    noticeEmails\n  }\n": typeof types.NoticeEmailsSwitch_UserFragmentDoc,
    "\n  mutation Rename($username: String!) {\n    updateAccount(input: { username: $username }) {\n      id\n      username\n    }\n  }\n": typeof types.RenameDocument,
    "\n  mutation ShowOnLeaderboard($onLeaderboard: Boolean!) {\n    updateAccount(input: { onLeaderboard: $onLeaderboard }) {\n      __typename\n      id\n      onLeaderboard\n    }\n  }\n": typeof types.ShowOnLeaderboardDocument,
    "\n  mutation SendNoticeEmails($noticeEmails: Boolean!) {\n    updateAccount(input: { noticeEmails: $noticeEmails }) {\n      __typename\n      id\n      noticeEmails\n    }\n  }\n": typeof types.SendNoticeEmailsDocument,
    "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    requestEmailChange(input: $input) {\n      ...EmailSection_user\n      id\n    }\n  }\n": typeof types.RequestEmailChangeDocument,
    "\n  mutation ResendEmailChange {\n    resendEmailChange {\n      ...EmailSection_user\n      id\n    }\n  }\n": typeof types.ResendEmailChangeDocument,
    "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      ...EmailSection_user\n      id\n    }\n  }\n": typeof types.CancelEmailChangeDocument,
    "\n  query Sessions {\n    me {\n      id\n      sessions {\n        id\n        current\n        ...DeviceRow_session\n      }\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      id\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation LogOutSession($id: ID!) {\n    logOutSession(id: $id)\n  }\n": typeof types.LogOutSessionDocument,
    "\n  query ApiKeys {\n    me {\n      id\n      apiKeys {\n        id\n        boardId\n        ...ApiKeyRow_key\n      }\n    }\n  }\n": typeof types.ApiKeysDocument,
    "\n  query KeyBoards {\n    boards {\n      id\n      name\n    }\n  }\n": typeof types.KeyBoardsDocument,
    "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      text\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  mutation LogOutEverywhere {\n    logOutEverywhere\n  }\n": typeof types.LogOutEverywhereDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n": typeof types.DeleteAccountDocument,
    "\n  fragment PasswordSection_user on User {\n    hasPassword\n    email\n    username\n  }\n": typeof types.PasswordSection_UserFragmentDoc,
    "\n  fragment UsernameForm_user on User {\n    username\n  }\n": typeof types.UsernameForm_UserFragmentDoc,
    "\n  query LoginProviders {\n    loginProviders\n  }\n": typeof types.LoginProvidersDocument,
    "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n": typeof types.LogInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  fragment JoinAccount_user on User {\n    username\n    email\n  }\n": typeof types.JoinAccount_UserFragmentDoc,
    "\n  query LastSeenMembers($boardId: ID!) {\n    lastSeenMembers(boardId: $boardId) {\n      id\n      lastSeenAt\n    }\n  }\n": typeof types.LastSeenMembersDocument,
    "\n  mutation SetMemberRole($boardId: ID!, $input: SetMemberRoleInput!) {\n    setMemberRole(boardId: $boardId, input: $input) {\n      id\n    }\n  }\n": typeof types.SetMemberRoleDocument,
    "\n  mutation RemoveMember($boardId: ID!, $input: RemoveMemberInput!) {\n    removeMember(boardId: $boardId, input: $input) {\n      id\n    }\n  }\n": typeof types.RemoveMemberDocument,
    "\n  query BoardInvitations($boardId: ID!) {\n    boardInvitations(boardId: $boardId) {\n      id\n      role\n      createdAt\n      expiresAt\n      maxUses\n      uses\n    }\n  }\n": typeof types.BoardInvitationsDocument,
    "\n  mutation CreateInvitation($boardId: ID!, $input: CreateInvitationInput!) {\n    createInvitation(boardId: $boardId, input: $input) {\n      token\n      invitation {\n        id\n      }\n    }\n  }\n": typeof types.CreateInvitationDocument,
    "\n  mutation RevokeInvitation($boardId: ID!, $id: ID!) {\n    revokeInvitation(boardId: $boardId, id: $id)\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  query Invitation($token: String!) {\n    invitation(token: $token) {\n      role\n      state\n      board {\n        id\n        name\n        inviterName\n        isMember\n        people {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.InvitationDocument,
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      id\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query MyCards($isDone: Boolean!, $text: String, $after: String) {\n    myCards(isDone: $isDone, text: $text, first: 50, after: $after) {\n      edges {\n        node {\n          taskId\n          number\n          title\n          dueOn\n          doneOn\n          columnName\n          board {\n            id\n            name\n          }\n          labels {\n            id\n            name\n            color\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyCardsDocument,
    "\n  query Notices($after: String) {\n    notices(first: 20, after: $after) {\n      edges {\n        node {\n          id\n          kind\n          createdAt\n          readAt\n          number\n          title\n          board {\n            id\n            name\n          }\n          actor {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.NoticesDocument,
    "\n  mutation MarkNoticesRead($until: DateTime!) {\n    markNoticesRead(until: $until) {\n      id\n      ...UnreadNotices_user\n    }\n  }\n": typeof types.MarkNoticesReadDocument,
    "\n  query BoardCounts {\n    cardCounts {\n      todo\n      inprogress\n      done\n    }\n  }\n": typeof types.BoardCountsDocument,
    "\n  query DeletedBoards {\n    boards(isDeleted: true) {\n      id\n      name\n      deletedAt\n    }\n  }\n": typeof types.DeletedBoardsDocument,
    "\n  mutation CreateBoard($input: CreateBoardInput!) {\n    createBoard(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateBoardDocument,
    "\n  mutation RenameBoard($boardId: ID!, $name: String!) {\n    renameBoard(boardId: $boardId, input: { name: $name }) {\n      id\n      name\n    }\n  }\n": typeof types.RenameBoardDocument,
    "\n  mutation DeleteBoard($boardId: ID!) {\n    deleteBoard(boardId: $boardId)\n  }\n": typeof types.DeleteBoardDocument,
    "\n  mutation RestoreBoard($boardId: ID!) {\n    restoreBoard(boardId: $boardId) {\n      id\n    }\n  }\n": typeof types.RestoreBoardDocument,
    "\n  mutation LeaveBoard($boardId: ID!) {\n    leaveBoard(boardId: $boardId)\n  }\n": typeof types.LeaveBoardDocument,
    "\n  query Card($boardId: ID!, $number: Int!) {\n    card(boardId: $boardId, number: $number) {\n      ...Card_task\n      deletedAt\n    }\n  }\n": typeof types.CardDocument,
    "\n  query CardTexts($boardId: ID!, $id: ID!, $after: String) {\n    cardTexts(boardId: $boardId, id: $id) {\n      version\n      description\n      checklist {\n        id\n        text\n        isDone\n        rank\n      }\n      comments(first: 50, after: $after) {\n        edges {\n          node {\n            id\n            authorId\n            text\n            createdAt\n            editedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.CardTextsDocument,
    "\n  query Activity($boardId: ID!, $cardId: ID, $after: String) {\n    activity(boardId: $boardId, cardId: $cardId, first: 20, after: $after) {\n      edges {\n        node {\n          version\n          at\n          actor {\n            id\n            name\n          }\n          kind\n          subjectId\n          title\n          number\n          isDeleted\n          changes {\n            field\n            from\n            to\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ActivityDocument,
    "\n  mutation PurgeTask($boardId: ID!, $id: ID!) {\n    purgeTask(boardId: $boardId, id: $id)\n  }\n": typeof types.PurgeTaskDocument,
    "\n      mutation CreateTask($boardId: ID!, $input: CreateTaskInput!) {\n        createTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.CreateTaskDocument,
    "\n      mutation CopyTask($boardId: ID!, $input: CopyTaskInput!) {\n        copyTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.CopyTaskDocument,
    "\n      mutation UpdateTask($boardId: ID!, $input: UpdateTaskInput!) {\n        updateTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.UpdateTaskDocument,
    "\n      mutation MoveTask($boardId: ID!, $input: MoveTaskInput!) {\n        moveTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.MoveTaskDocument,
    "\n      mutation DeleteTask($boardId: ID!, $input: TaskInput!) {\n        deleteTask(boardId: $boardId, input: $input)\n      }\n    ": typeof types.DeleteTaskDocument,
    "\n      mutation RestoreTask($boardId: ID!, $input: TaskInput!) {\n        restoreTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.RestoreTaskDocument,
    "\n      mutation SetDescription($boardId: ID!, $input: SetDescriptionInput!) {\n        setDescription(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.SetDescriptionDocument,
    "\n      mutation CreateChecklistItems($boardId: ID!, $input: CreateChecklistItemsInput!) {\n        createChecklistItems(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.CreateChecklistItemsDocument,
    "\n      mutation UpdateChecklistItem($boardId: ID!, $input: UpdateChecklistItemInput!) {\n        updateChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.UpdateChecklistItemDocument,
    "\n      mutation MoveChecklistItem($boardId: ID!, $input: MoveChecklistItemInput!) {\n        moveChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.MoveChecklistItemDocument,
    "\n      mutation DeleteChecklistItem($boardId: ID!, $input: DeleteChecklistItemInput!) {\n        deleteChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.DeleteChecklistItemDocument,
    "\n      mutation CreateComment($boardId: ID!, $input: CreateCommentInput!) {\n        createComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.CreateCommentDocument,
    "\n      mutation UpdateComment($boardId: ID!, $input: UpdateCommentInput!) {\n        updateComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.UpdateCommentDocument,
    "\n      mutation DeleteComment($boardId: ID!, $input: CommentInput!) {\n        deleteComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.DeleteCommentDocument,
    "\n      mutation RestoreComment($boardId: ID!, $input: CommentInput!) {\n        restoreComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.RestoreCommentDocument,
    "\n      mutation CreateBoardUser($boardId: ID!, $input: CreateBoardUserInput!) {\n        createBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.CreateBoardUserDocument,
    "\n      mutation UpdateBoardUser($boardId: ID!, $input: UpdateBoardUserInput!) {\n        updateBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.UpdateBoardUserDocument,
    "\n      mutation DeleteBoardUser($boardId: ID!, $input: DeleteBoardUserInput!) {\n        deleteBoardUser(boardId: $boardId, input: $input)\n      }\n    ": typeof types.DeleteBoardUserDocument,
    "\n      mutation RestoreBoardUser($boardId: ID!, $input: RestoreBoardUserInput!) {\n        restoreBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.RestoreBoardUserDocument,
    "\n      mutation CreateColumn($boardId: ID!, $input: CreateColumnInput!) {\n        createColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.CreateColumnDocument,
    "\n      mutation UpdateColumn($boardId: ID!, $input: UpdateColumnInput!) {\n        updateColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.UpdateColumnDocument,
    "\n      mutation MoveColumn($boardId: ID!, $input: MoveColumnInput!) {\n        moveColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.MoveColumnDocument,
    "\n      mutation DeleteColumn($boardId: ID!, $input: DeleteColumnInput!) {\n        deleteColumn(boardId: $boardId, input: $input)\n      }\n    ": typeof types.DeleteColumnDocument,
    "\n      mutation CreateLabel($boardId: ID!, $input: CreateLabelInput!) {\n        createLabel(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.CreateLabelDocument,
    "\n      mutation UpdateLabel($boardId: ID!, $input: UpdateLabelInput!) {\n        updateLabel(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": typeof types.UpdateLabelDocument,
    "\n      mutation DeleteLabel($boardId: ID!, $input: LabelInput!) {\n        deleteLabel(boardId: $boardId, input: $input)\n      }\n    ": typeof types.DeleteLabelDocument,
    "\n  fragment Card_task on Task {\n    id\n    number\n    title\n    columnId\n    rank\n    assigneeIds\n    labelIds\n    dueOn\n    doneOn\n    hasDescription\n    itemCount\n    doneItemCount\n    commentCount\n    textVersion\n  }\n": typeof types.Card_TaskFragmentDoc,
    "\n  query Board($id: ID!) {\n    board(id: $id) {\n      version\n      name\n      everyone\n      archiveDays\n      columns {\n        id\n        name\n        color\n        marksDone\n        rank\n      }\n      labels {\n        id\n        name\n        color\n      }\n      tasks {\n        ...Card_task\n      }\n      users {\n        id\n        name\n        accountId\n        role\n      }\n    }\n  }\n": typeof types.BoardDocument,
    "\n  subscription BoardEvents($boardId: ID!, $since: Int!) {\n    boardEvents(boardId: $boardId, since: $since) {\n      version\n      kind\n      changeId\n      tasks {\n        fields\n        id\n        number\n        title\n        columnId\n        rank\n        assigneeIds\n        labelIds\n        dueOn\n        doneOn\n        hasDescription\n        itemCount\n        doneItemCount\n        commentCount\n        textVersion\n      }\n      columns {\n        fields\n        id\n        name\n        color\n        marksDone\n        rank\n      }\n      labels {\n        fields\n        id\n        name\n        color\n      }\n      users {\n        fields\n        id\n        name\n        accountId\n        role\n      }\n      name\n      deleted {\n        tasks\n        columns\n        labels\n        users\n      }\n      moveTo\n      reason\n    }\n  }\n": typeof types.BoardEventsDocument,
    "\n  subscription BoardPresence($boardId: ID!, $participantId: ID!, $dragging: ID, $editing: ID) {\n    boardPresence(\n      boardId: $boardId\n      participantId: $participantId\n      dragging: $dragging\n      editing: $editing\n    ) {\n      count\n      participants {\n        id\n        name\n        taskId\n        editingId\n      }\n    }\n  }\n": typeof types.BoardPresenceDocument,
    "\n  query DeletedTasks($boardId: ID!, $search: String, $after: String) {\n    deletedTasks(boardId: $boardId, search: $search, first: 50, after: $after) {\n      edges {\n        node {\n          deletedAt\n          task {\n            ...Card_task\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.DeletedTasksDocument,
    "\n  query Boards {\n    boards {\n      id\n      name\n      role\n      memberCount\n      columns {\n        column {\n          id\n          name\n        }\n        cards\n      }\n      changedAt\n    }\n  }\n": typeof types.BoardsDocument,
    "\n  query FoundCardIds($boardId: ID!, $text: String!) {\n    foundCardIds(boardId: $boardId, text: $text)\n  }\n": typeof types.FoundCardIdsDocument,
    "\n  query SearchCards($text: String!) {\n    searchCards(text: $text, first: 9) {\n      board {\n        id\n        name\n      }\n      columnName\n      number\n      title\n      excerpt\n    }\n  }\n": typeof types.SearchCardsDocument,
    "\n  mutation MarkCardNoticesRead($boardId: ID!, $taskId: ID!) {\n    markCardNoticesRead(boardId: $boardId, taskId: $taskId) {\n      id\n      ...UnreadNotices_user\n    }\n  }\n": typeof types.MarkCardNoticesReadDocument,
    "\n  fragment UnreadNotices_user on User {\n    unreadNotices\n  }\n": typeof types.UnreadNotices_UserFragmentDoc,
    "\n  fragment ImportSteps_user on User {\n    username\n  }\n": typeof types.ImportSteps_UserFragmentDoc,
    "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input)\n  }\n": typeof types.StartImportDocument,
    "\n  mutation ImportCards($boardId: ID!, $input: ImportCardsInput!) {\n    importCards(boardId: $boardId, input: $input)\n  }\n": typeof types.ImportCardsDocument,
    "\n  mutation FinishImport($boardId: ID!) {\n    finishImport(boardId: $boardId) {\n      id\n    }\n  }\n": typeof types.FinishImportDocument,
    "\n  mutation CancelImport($boardId: ID!) {\n    cancelImport(boardId: $boardId)\n  }\n": typeof types.CancelImportDocument,
    "\n  query Descriptions($boardId: ID!, $after: String) {\n    descriptions(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          cardId\n          text\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.DescriptionsDocument,
    "\n  query ChecklistItems($boardId: ID!, $after: String) {\n    checklistItems(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          id\n          cardId\n          text\n          isDone\n          rank\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ChecklistItemsDocument,
    "\n  query Comments($boardId: ID!, $after: String) {\n    comments(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          id\n          cardId\n          authorId\n          text\n          createdAt\n          editedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CommentsDocument,
    "\n  query LinkAccount {\n    me {\n      id\n      dynamicCodesLeft\n      emailVerified\n      exampleLink\n    }\n  }\n": typeof types.LinkAccountDocument,
    "\n  mutation CreateDynamicCodes($inputs: [CreateDynamicCodeInput!]!) {\n    createDynamicCodes(inputs: $inputs) {\n      dynamicCode {\n        id\n        payload\n        target\n        state\n      }\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.CreateDynamicCodesDocument,
    "\n  mutation SendContactMessage($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n": typeof types.SendContactMessageDocument,
    "\n  query Sender {\n    me {\n      id\n      username\n      email\n    }\n  }\n": typeof types.SenderDocument,
    "\n  fragment ConfirmEmail_user on User {\n    id\n    email\n    emailVerified\n  }\n": typeof types.ConfirmEmail_UserFragmentDoc,
    "\n  fragment QuietLines_user on User {\n    tokens\n  }\n": typeof types.QuietLines_UserFragmentDoc,
    "\n  mutation CreateDynamicCode($input: CreateDynamicCodeInput!) {\n    createDynamicCode(input: $input) {\n      id\n      target\n      payload\n    }\n  }\n": typeof types.CreateDynamicCodeDocument,
    "\n  fragment ManagedCode_code on DynamicCode {\n    __typename\n    id\n    slug\n    shortUrl\n    payload\n    target\n    passesQuery\n    state\n    pausedText\n    disabledReason\n    version\n    timeZone\n    createdAt\n    deletedAt\n    targets(first: 20) {\n      edges {\n        node {\n          target\n          version\n          since\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ManagedCode_CodeFragmentDoc,
    "\n  query DynamicCode($id: ID!) {\n    dynamicCode(id: $id) {\n      id\n      counts {\n        scans\n        previews\n        bots\n      }\n      ...ManagedCode_code\n    }\n  }\n": typeof types.DynamicCodeDocument,
    "\n  query OlderTargets($id: ID!, $after: String) {\n    dynamicCode(id: $id) {\n      id\n      targets(first: 100, after: $after) {\n        edges {\n          node {\n            target\n            version\n            since\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.OlderTargetsDocument,
    "\n  query ScanStatistics(\n    $id: ID!\n    $from: String!\n    $to: String!\n    $unit: StatisticsUnit!\n    $firstDay: String!\n    $lastDay: String!\n  ) {\n    dynamicCode(id: $id) {\n      id\n      byTime: statistics(from: $from, to: $to, unit: $unit) {\n        periods {\n          start\n          scans\n        }\n      }\n      byDay: statistics(from: $firstDay, to: $lastDay, unit: DAY) {\n        devices {\n          value\n          scans\n        }\n        countries {\n          value\n          scans\n        }\n      }\n    }\n  }\n": typeof types.ScanStatisticsDocument,
    "\n  subscription ScanCounts($id: ID!) {\n    scanCounts(id: $id) {\n      scans\n      previews\n      bots\n    }\n  }\n": typeof types.ScanCountsDocument,
    "\n  mutation UpdateDynamicCode($input: UpdateDynamicCodeInput!) {\n    updateDynamicCode(input: $input) {\n      ...ManagedCode_code\n    }\n  }\n": typeof types.UpdateDynamicCodeDocument,
    "\n  mutation PauseDynamicCode($id: ID!, $text: String!) {\n    pauseDynamicCode(id: $id, text: $text) {\n      ...ManagedCode_code\n    }\n  }\n": typeof types.PauseDynamicCodeDocument,
    "\n  mutation ResumeDynamicCode($id: ID!) {\n    resumeDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n": typeof types.ResumeDynamicCodeDocument,
    "\n  mutation DeleteDynamicCode($id: ID!) {\n    deleteDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n": typeof types.DeleteDynamicCodeDocument,
    "\n  mutation RestoreDynamicCode($id: ID!) {\n    restoreDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n": typeof types.RestoreDynamicCodeDocument,
    "\n  fragment ListedCode_code on DynamicCode {\n    __typename\n    id\n    shortUrl\n    payload\n    target\n    state\n    pausedText\n    createdAt\n    deletedAt\n    counts {\n      scans\n    }\n    recentScans\n  }\n": typeof types.ListedCode_CodeFragmentDoc,
    "\n  query ListedCodes($deleted: Boolean!, $after: String) {\n    dynamicCodes(first: 100, after: $after, deleted: $deleted) {\n      edges {\n        node {\n          ...ListedCode_code\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ListedCodesDocument,
    "\n  mutation PauseListedCode($id: ID!, $text: String!) {\n    pauseDynamicCode(id: $id, text: $text) {\n      ...ListedCode_code\n    }\n  }\n": typeof types.PauseListedCodeDocument,
    "\n  mutation ResumeListedCode($id: ID!) {\n    resumeDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n": typeof types.ResumeListedCodeDocument,
    "\n  mutation DeleteListedCode($id: ID!) {\n    deleteDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n": typeof types.DeleteListedCodeDocument,
    "\n  mutation RestoreListedCode($id: ID!) {\n    restoreDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n": typeof types.RestoreListedCodeDocument,
    "\n  fragment HistoryAccess_user on User {\n    hasPassword\n  }\n": typeof types.HistoryAccess_UserFragmentDoc,
    "\n  fragment HistoryKeyDialog_user on User {\n    hasPassword\n    email\n    username\n  }\n": typeof types.HistoryKeyDialog_UserFragmentDoc,
    "\n  fragment HistoryKeys_history on History {\n    keyId\n    count\n    keys {\n      method\n      salt\n      rounds\n      ciphertext\n    }\n  }\n": typeof types.HistoryKeys_HistoryFragmentDoc,
    "\n  query HistoryKeys {\n    staysLoggedIn\n    history {\n      ...HistoryKeys_history\n    }\n  }\n": typeof types.HistoryKeysDocument,
    "\n  mutation KeepLoggedIn {\n    keepLoggedIn\n  }\n": typeof types.KeepLoggedInDocument,
    "\n  query HasRecentLogin {\n    hasRecentLogin\n  }\n": typeof types.HasRecentLoginDocument,
    "\n  mutation CreateHistory($input: CreateHistoryInput!) {\n    createHistory(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n": typeof types.CreateHistoryDocument,
    "\n  mutation ReplaceHistoryKey($input: ReplaceHistoryKeyInput!) {\n    replaceHistoryKey(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n": typeof types.ReplaceHistoryKeyDocument,
    "\n  mutation ResetHistory($input: ResetHistoryInput!) {\n    resetHistory(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n": typeof types.ResetHistoryDocument,
    "\n  fragment EncryptedRecord_record on HistoryRecord {\n    id\n    version\n    revision\n    ciphertext\n    deletedAt\n  }\n": typeof types.EncryptedRecord_RecordFragmentDoc,
    "\n  query HistoryPage($first: Int!, $after: String) {\n    history {\n      keyId\n      revision\n      count\n      records(first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n": typeof types.HistoryPageDocument,
    "\n  query HistoryPresets($first: Int!, $after: String) {\n    history {\n      keyId\n      records(kind: PRESET, first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n": typeof types.HistoryPresetsDocument,
    "\n  query HistoryFolders($first: Int!) {\n    history {\n      keyId\n      records(kind: FOLDER, first: $first) {\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n": typeof types.HistoryFoldersDocument,
    "\n  query DeletedCodes($first: Int!, $after: String) {\n    history {\n      keyId\n      revision\n      records(deleted: true, first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeletedCodesDocument,
    "\n  query HistoryRecordsById($ids: [ID!]!, $withDeleted: Boolean! = false) {\n    history {\n      revision\n      recordsById(ids: $ids, withDeleted: $withDeleted) {\n        ...EncryptedRecord_record\n      }\n    }\n  }\n": typeof types.HistoryRecordsByIdDocument,
    "\n  subscription HistoryChanges($since: Int!) {\n    historyChanges(since: $since) {\n      keyId\n      revision\n      reset\n      records {\n        ...EncryptedRecord_record\n      }\n    }\n  }\n": typeof types.HistoryChangesDocument,
    "\n  mutation SaveHistoryRecords($input: SaveHistoryRecordsInput!) {\n    saveHistoryRecords(input: $input) {\n      id\n      version\n      revision\n    }\n  }\n": typeof types.SaveHistoryRecordsDocument,
    "\n  mutation DeleteHistoryRecords($ids: [ID!]!) {\n    deleteHistoryRecords(ids: $ids) {\n      id\n      revision\n      deletedAt\n    }\n  }\n": typeof types.DeleteHistoryRecordsDocument,
    "\n  mutation EraseHistoryRecords($ids: [ID!]!) {\n    eraseHistoryRecords(ids: $ids)\n  }\n": typeof types.EraseHistoryRecordsDocument,
    "\n  mutation RestoreHistoryRecords($ids: [ID!]!) {\n    restoreHistoryRecords(ids: $ids) {\n      ...EncryptedRecord_record\n    }\n  }\n": typeof types.RestoreHistoryRecordsDocument,
    "\n  fragment OwnRank_user on User {\n    onLeaderboard\n    points\n  }\n": typeof types.OwnRank_UserFragmentDoc,
    "\n  fragment LeaderboardTable_entry on LeaderboardEntry {\n    rank\n    username\n    level\n    points\n    isViewer\n  }\n": typeof types.LeaderboardTable_EntryFragmentDoc,
    "\n  query Leaderboard {\n    leaderboard {\n      rank\n      isViewer\n      ...LeaderboardTable_entry\n    }\n  }\n": typeof types.LeaderboardDocument,
    "\n  mutation ReportLink($input: ReportLinkInput!) {\n    reportLink(input: $input)\n  }\n": typeof types.ReportLinkDocument,
    "\n  fragment HowToEarn_user on User {\n    level\n    points\n    nextLevelAt\n  }\n": typeof types.HowToEarn_UserFragmentDoc,
    "\n  fragment LedgerTable_entry on TokenEntry {\n    id\n    delta\n    reason\n    reference\n    createdAt\n  }\n": typeof types.LedgerTable_EntryFragmentDoc,
    "\n  fragment LedgerTable_feature on PremiumFeature {\n    id\n    name\n  }\n": typeof types.LedgerTable_FeatureFragmentDoc,
    "\n  fragment Level_user on User {\n    tokens\n    level\n    points\n    nextLevelAt\n    ...HowToEarn_user\n  }\n": typeof types.Level_UserFragmentDoc,
    "\n  query Ledger {\n    me {\n      id\n      ledger(first: 100) {\n        edges {\n          node {\n            id\n            ...LedgerTable_entry\n          }\n        }\n      }\n    }\n    catalogue {\n      id\n      ...LedgerTable_feature\n    }\n  }\n": typeof types.LedgerDocument,
    "\n  mutation Unlock($features: [Feature!]!) {\n    unlockFeatures(features: $features) {\n      ...UnlockOfferUser_user\n    }\n  }\n": typeof types.UnlockDocument,
    "\n  fragment UnlockOfferUser_user on User {\n    id\n    unlocks {\n      feature\n    }\n    ...UnlockOffer_user\n  }\n": typeof types.UnlockOfferUser_UserFragmentDoc,
    "\n  query UnlockOfferUser {\n    me {\n      ...UnlockOfferUser_user\n    }\n  }\n": typeof types.UnlockOfferUserDocument,
    "\n  fragment TokenCount_user on User {\n    tokens\n    ...LevelUpNotice_user\n  }\n": typeof types.TokenCount_UserFragmentDoc,
    "\n  fragment LevelUpNotice_user on User {\n    level\n  }\n": typeof types.LevelUpNotice_UserFragmentDoc,
    "\n  fragment TokensSection_user on User {\n    tokens\n  }\n": typeof types.TokensSection_UserFragmentDoc,
    "\n  fragment UnlockOffer_user on User {\n    tokens\n    points\n    level\n    ...HowToEarn_user\n  }\n": typeof types.UnlockOffer_UserFragmentDoc,
    "\n  fragment UserMenu_user on User {\n    username\n    level\n    points\n    nextLevelAt\n    createdAt\n  }\n": typeof types.UserMenu_UserFragmentDoc,
    "\n  mutation LogOut {\n    logOut\n  }\n": typeof types.LogOutDocument,
    "\n  mutation SendEmailVerification {\n    sendEmailVerification\n  }\n": typeof types.SendEmailVerificationDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "query Viewer { me { id unlocks { feature } } }": typeof types.ViewerDocument,
};
const documents: Documents = {
    "\n  fragment LinkMaker_user on User {\n    emailVerified\n    exampleLink\n  }\n": types.LinkMaker_UserFragmentDoc,
    "\n  fragment Me_user on User {\n    id\n    unlocks {\n      feature\n    }\n    ...TokenCount_user\n    ...UnlockOffer_user\n    ...UserMenu_user\n    ...UnreadNotices_user\n    ...ImportSteps_user\n    ...ConfirmEmail_user\n    ...VerifyEmail_user\n    ...QuietLines_user\n    ...TokensSection_user\n    ...Level_user\n    ...OwnRank_user\n    ...AccountPage_user\n    ...HistoryAccess_user\n    ...HistoryKeyDialog_user\n    ...LinkMaker_user\n    ...JoinAccount_user\n  }\n": types.Me_UserFragmentDoc,
    "\n  query Me {\n    me {\n      ...Me_user\n    }\n  }\n": types.MeDocument,
    "\n  subscription WatchMe {\n    me {\n      ...Me_user\n    }\n  }\n": types.WatchMeDocument,
    "\n  fragment VerifyEmail_user on User {\n    email\n    emailVerified\n  }\n": types.VerifyEmail_UserFragmentDoc,
    "\n  fragment AccountPage_user on User {\n    id\n    username\n    createdAt\n    ...UsernameForm_user\n    ...LeaderboardSwitch_user\n    ...EmailSection_user\n    ...PasswordSection_user\n    ...ApiKeysSection_user\n    ...DeleteSection_user\n  }\n": types.AccountPage_UserFragmentDoc,
    "\n  fragment ApiKeysSection_user on User {\n    ...NewKey_user\n    id\n  }\n": types.ApiKeysSection_UserFragmentDoc,
    "\n  fragment ApiKeyRow_key on ApiKey {\n    id\n    name\n    ending\n    boards\n    dynamicCodes\n    images\n    boardId\n    lastUsedAt\n    expiresAt\n  }\n": types.ApiKeyRow_KeyFragmentDoc,
    "\n  query LostBoards {\n    boards {\n      id\n      memberCount\n    }\n  }\n": types.LostBoardsDocument,
    "\n  fragment DeleteSection_user on User {\n    hasPassword\n    email\n  }\n": types.DeleteSection_UserFragmentDoc,
    "\n  fragment DeviceRow_session on Session {\n    id\n    device\n    lastSeenAt\n    current\n  }\n": types.DeviceRow_SessionFragmentDoc,
    "\n  query OwnLinks($after: String) {\n    dynamicCodes(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          slug\n          shortUrl\n          target\n          createdAt\n          counts {\n            scans\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OwnLinksDocument,
    "\n  fragment EmailSection_user on User {\n    email\n    emailVerified\n    ...NoticeEmailsSwitch_user\n    hasPassword\n    emailChange {\n      email\n      expiresAt\n    }\n  }\n": types.EmailSection_UserFragmentDoc,
    "\n  fragment LeaderboardSwitch_user on User {\n    id\n    onLeaderboard\n  }\n": types.LeaderboardSwitch_UserFragmentDoc,
    "\n  query MyData {\n    myData\n  }\n": types.MyDataDocument,
    "\n  query MyAssignments($after: String) {\n    myAssignments(first: 500, after: $after) {\n      edges {\n        node {\n          boardId\n          number\n          title\n          columnId\n          dueOn\n          doneOn\n          deletedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyAssignmentsDocument,
    "\n  query MyComments($after: String) {\n    myComments(first: 500, after: $after) {\n      edges {\n        node {\n          boardId\n          number\n          text\n          createdAt\n          editedAt\n          deletedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyCommentsDocument,
    "\n  fragment NewKey_user on User {\n    email\n    hasPassword\n  }\n": types.NewKey_UserFragmentDoc,
    "\n  fragment NoticeEmailsSwitch_user on User {\n    id\n    emailVerified\n    noticeEmails\n  }\n": types.NoticeEmailsSwitch_UserFragmentDoc,
    "\n  mutation Rename($username: String!) {\n    updateAccount(input: { username: $username }) {\n      id\n      username\n    }\n  }\n": types.RenameDocument,
    "\n  mutation ShowOnLeaderboard($onLeaderboard: Boolean!) {\n    updateAccount(input: { onLeaderboard: $onLeaderboard }) {\n      __typename\n      id\n      onLeaderboard\n    }\n  }\n": types.ShowOnLeaderboardDocument,
    "\n  mutation SendNoticeEmails($noticeEmails: Boolean!) {\n    updateAccount(input: { noticeEmails: $noticeEmails }) {\n      __typename\n      id\n      noticeEmails\n    }\n  }\n": types.SendNoticeEmailsDocument,
    "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    requestEmailChange(input: $input) {\n      ...EmailSection_user\n      id\n    }\n  }\n": types.RequestEmailChangeDocument,
    "\n  mutation ResendEmailChange {\n    resendEmailChange {\n      ...EmailSection_user\n      id\n    }\n  }\n": types.ResendEmailChangeDocument,
    "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      ...EmailSection_user\n      id\n    }\n  }\n": types.CancelEmailChangeDocument,
    "\n  query Sessions {\n    me {\n      id\n      sessions {\n        id\n        current\n        ...DeviceRow_session\n      }\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      id\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation LogOutSession($id: ID!) {\n    logOutSession(id: $id)\n  }\n": types.LogOutSessionDocument,
    "\n  query ApiKeys {\n    me {\n      id\n      apiKeys {\n        id\n        boardId\n        ...ApiKeyRow_key\n      }\n    }\n  }\n": types.ApiKeysDocument,
    "\n  query KeyBoards {\n    boards {\n      id\n      name\n    }\n  }\n": types.KeyBoardsDocument,
    "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      text\n    }\n  }\n": types.CreateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n": types.RevokeApiKeyDocument,
    "\n  mutation LogOutEverywhere {\n    logOutEverywhere\n  }\n": types.LogOutEverywhereDocument,
    "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n": types.DeleteAccountDocument,
    "\n  fragment PasswordSection_user on User {\n    hasPassword\n    email\n    username\n  }\n": types.PasswordSection_UserFragmentDoc,
    "\n  fragment UsernameForm_user on User {\n    username\n  }\n": types.UsernameForm_UserFragmentDoc,
    "\n  query LoginProviders {\n    loginProviders\n  }\n": types.LoginProvidersDocument,
    "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n": types.LogInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
    "\n  fragment JoinAccount_user on User {\n    username\n    email\n  }\n": types.JoinAccount_UserFragmentDoc,
    "\n  query LastSeenMembers($boardId: ID!) {\n    lastSeenMembers(boardId: $boardId) {\n      id\n      lastSeenAt\n    }\n  }\n": types.LastSeenMembersDocument,
    "\n  mutation SetMemberRole($boardId: ID!, $input: SetMemberRoleInput!) {\n    setMemberRole(boardId: $boardId, input: $input) {\n      id\n    }\n  }\n": types.SetMemberRoleDocument,
    "\n  mutation RemoveMember($boardId: ID!, $input: RemoveMemberInput!) {\n    removeMember(boardId: $boardId, input: $input) {\n      id\n    }\n  }\n": types.RemoveMemberDocument,
    "\n  query BoardInvitations($boardId: ID!) {\n    boardInvitations(boardId: $boardId) {\n      id\n      role\n      createdAt\n      expiresAt\n      maxUses\n      uses\n    }\n  }\n": types.BoardInvitationsDocument,
    "\n  mutation CreateInvitation($boardId: ID!, $input: CreateInvitationInput!) {\n    createInvitation(boardId: $boardId, input: $input) {\n      token\n      invitation {\n        id\n      }\n    }\n  }\n": types.CreateInvitationDocument,
    "\n  mutation RevokeInvitation($boardId: ID!, $id: ID!) {\n    revokeInvitation(boardId: $boardId, id: $id)\n  }\n": types.RevokeInvitationDocument,
    "\n  query Invitation($token: String!) {\n    invitation(token: $token) {\n      role\n      state\n      board {\n        id\n        name\n        inviterName\n        isMember\n        people {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.InvitationDocument,
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      id\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query MyCards($isDone: Boolean!, $text: String, $after: String) {\n    myCards(isDone: $isDone, text: $text, first: 50, after: $after) {\n      edges {\n        node {\n          taskId\n          number\n          title\n          dueOn\n          doneOn\n          columnName\n          board {\n            id\n            name\n          }\n          labels {\n            id\n            name\n            color\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyCardsDocument,
    "\n  query Notices($after: String) {\n    notices(first: 20, after: $after) {\n      edges {\n        node {\n          id\n          kind\n          createdAt\n          readAt\n          number\n          title\n          board {\n            id\n            name\n          }\n          actor {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.NoticesDocument,
    "\n  mutation MarkNoticesRead($until: DateTime!) {\n    markNoticesRead(until: $until) {\n      id\n      ...UnreadNotices_user\n    }\n  }\n": types.MarkNoticesReadDocument,
    "\n  query BoardCounts {\n    cardCounts {\n      todo\n      inprogress\n      done\n    }\n  }\n": types.BoardCountsDocument,
    "\n  query DeletedBoards {\n    boards(isDeleted: true) {\n      id\n      name\n      deletedAt\n    }\n  }\n": types.DeletedBoardsDocument,
    "\n  mutation CreateBoard($input: CreateBoardInput!) {\n    createBoard(input: $input) {\n      id\n    }\n  }\n": types.CreateBoardDocument,
    "\n  mutation RenameBoard($boardId: ID!, $name: String!) {\n    renameBoard(boardId: $boardId, input: { name: $name }) {\n      id\n      name\n    }\n  }\n": types.RenameBoardDocument,
    "\n  mutation DeleteBoard($boardId: ID!) {\n    deleteBoard(boardId: $boardId)\n  }\n": types.DeleteBoardDocument,
    "\n  mutation RestoreBoard($boardId: ID!) {\n    restoreBoard(boardId: $boardId) {\n      id\n    }\n  }\n": types.RestoreBoardDocument,
    "\n  mutation LeaveBoard($boardId: ID!) {\n    leaveBoard(boardId: $boardId)\n  }\n": types.LeaveBoardDocument,
    "\n  query Card($boardId: ID!, $number: Int!) {\n    card(boardId: $boardId, number: $number) {\n      ...Card_task\n      deletedAt\n    }\n  }\n": types.CardDocument,
    "\n  query CardTexts($boardId: ID!, $id: ID!, $after: String) {\n    cardTexts(boardId: $boardId, id: $id) {\n      version\n      description\n      checklist {\n        id\n        text\n        isDone\n        rank\n      }\n      comments(first: 50, after: $after) {\n        edges {\n          node {\n            id\n            authorId\n            text\n            createdAt\n            editedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.CardTextsDocument,
    "\n  query Activity($boardId: ID!, $cardId: ID, $after: String) {\n    activity(boardId: $boardId, cardId: $cardId, first: 20, after: $after) {\n      edges {\n        node {\n          version\n          at\n          actor {\n            id\n            name\n          }\n          kind\n          subjectId\n          title\n          number\n          isDeleted\n          changes {\n            field\n            from\n            to\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ActivityDocument,
    "\n  mutation PurgeTask($boardId: ID!, $id: ID!) {\n    purgeTask(boardId: $boardId, id: $id)\n  }\n": types.PurgeTaskDocument,
    "\n      mutation CreateTask($boardId: ID!, $input: CreateTaskInput!) {\n        createTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.CreateTaskDocument,
    "\n      mutation CopyTask($boardId: ID!, $input: CopyTaskInput!) {\n        copyTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.CopyTaskDocument,
    "\n      mutation UpdateTask($boardId: ID!, $input: UpdateTaskInput!) {\n        updateTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.UpdateTaskDocument,
    "\n      mutation MoveTask($boardId: ID!, $input: MoveTaskInput!) {\n        moveTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.MoveTaskDocument,
    "\n      mutation DeleteTask($boardId: ID!, $input: TaskInput!) {\n        deleteTask(boardId: $boardId, input: $input)\n      }\n    ": types.DeleteTaskDocument,
    "\n      mutation RestoreTask($boardId: ID!, $input: TaskInput!) {\n        restoreTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.RestoreTaskDocument,
    "\n      mutation SetDescription($boardId: ID!, $input: SetDescriptionInput!) {\n        setDescription(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.SetDescriptionDocument,
    "\n      mutation CreateChecklistItems($boardId: ID!, $input: CreateChecklistItemsInput!) {\n        createChecklistItems(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.CreateChecklistItemsDocument,
    "\n      mutation UpdateChecklistItem($boardId: ID!, $input: UpdateChecklistItemInput!) {\n        updateChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.UpdateChecklistItemDocument,
    "\n      mutation MoveChecklistItem($boardId: ID!, $input: MoveChecklistItemInput!) {\n        moveChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.MoveChecklistItemDocument,
    "\n      mutation DeleteChecklistItem($boardId: ID!, $input: DeleteChecklistItemInput!) {\n        deleteChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.DeleteChecklistItemDocument,
    "\n      mutation CreateComment($boardId: ID!, $input: CreateCommentInput!) {\n        createComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.CreateCommentDocument,
    "\n      mutation UpdateComment($boardId: ID!, $input: UpdateCommentInput!) {\n        updateComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.UpdateCommentDocument,
    "\n      mutation DeleteComment($boardId: ID!, $input: CommentInput!) {\n        deleteComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.DeleteCommentDocument,
    "\n      mutation RestoreComment($boardId: ID!, $input: CommentInput!) {\n        restoreComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.RestoreCommentDocument,
    "\n      mutation CreateBoardUser($boardId: ID!, $input: CreateBoardUserInput!) {\n        createBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.CreateBoardUserDocument,
    "\n      mutation UpdateBoardUser($boardId: ID!, $input: UpdateBoardUserInput!) {\n        updateBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.UpdateBoardUserDocument,
    "\n      mutation DeleteBoardUser($boardId: ID!, $input: DeleteBoardUserInput!) {\n        deleteBoardUser(boardId: $boardId, input: $input)\n      }\n    ": types.DeleteBoardUserDocument,
    "\n      mutation RestoreBoardUser($boardId: ID!, $input: RestoreBoardUserInput!) {\n        restoreBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.RestoreBoardUserDocument,
    "\n      mutation CreateColumn($boardId: ID!, $input: CreateColumnInput!) {\n        createColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.CreateColumnDocument,
    "\n      mutation UpdateColumn($boardId: ID!, $input: UpdateColumnInput!) {\n        updateColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.UpdateColumnDocument,
    "\n      mutation MoveColumn($boardId: ID!, $input: MoveColumnInput!) {\n        moveColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.MoveColumnDocument,
    "\n      mutation DeleteColumn($boardId: ID!, $input: DeleteColumnInput!) {\n        deleteColumn(boardId: $boardId, input: $input)\n      }\n    ": types.DeleteColumnDocument,
    "\n      mutation CreateLabel($boardId: ID!, $input: CreateLabelInput!) {\n        createLabel(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.CreateLabelDocument,
    "\n      mutation UpdateLabel($boardId: ID!, $input: UpdateLabelInput!) {\n        updateLabel(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    ": types.UpdateLabelDocument,
    "\n      mutation DeleteLabel($boardId: ID!, $input: LabelInput!) {\n        deleteLabel(boardId: $boardId, input: $input)\n      }\n    ": types.DeleteLabelDocument,
    "\n  fragment Card_task on Task {\n    id\n    number\n    title\n    columnId\n    rank\n    assigneeIds\n    labelIds\n    dueOn\n    doneOn\n    hasDescription\n    itemCount\n    doneItemCount\n    commentCount\n    textVersion\n  }\n": types.Card_TaskFragmentDoc,
    "\n  query Board($id: ID!) {\n    board(id: $id) {\n      version\n      name\n      everyone\n      archiveDays\n      columns {\n        id\n        name\n        color\n        marksDone\n        rank\n      }\n      labels {\n        id\n        name\n        color\n      }\n      tasks {\n        ...Card_task\n      }\n      users {\n        id\n        name\n        accountId\n        role\n      }\n    }\n  }\n": types.BoardDocument,
    "\n  subscription BoardEvents($boardId: ID!, $since: Int!) {\n    boardEvents(boardId: $boardId, since: $since) {\n      version\n      kind\n      changeId\n      tasks {\n        fields\n        id\n        number\n        title\n        columnId\n        rank\n        assigneeIds\n        labelIds\n        dueOn\n        doneOn\n        hasDescription\n        itemCount\n        doneItemCount\n        commentCount\n        textVersion\n      }\n      columns {\n        fields\n        id\n        name\n        color\n        marksDone\n        rank\n      }\n      labels {\n        fields\n        id\n        name\n        color\n      }\n      users {\n        fields\n        id\n        name\n        accountId\n        role\n      }\n      name\n      deleted {\n        tasks\n        columns\n        labels\n        users\n      }\n      moveTo\n      reason\n    }\n  }\n": types.BoardEventsDocument,
    "\n  subscription BoardPresence($boardId: ID!, $participantId: ID!, $dragging: ID, $editing: ID) {\n    boardPresence(\n      boardId: $boardId\n      participantId: $participantId\n      dragging: $dragging\n      editing: $editing\n    ) {\n      count\n      participants {\n        id\n        name\n        taskId\n        editingId\n      }\n    }\n  }\n": types.BoardPresenceDocument,
    "\n  query DeletedTasks($boardId: ID!, $search: String, $after: String) {\n    deletedTasks(boardId: $boardId, search: $search, first: 50, after: $after) {\n      edges {\n        node {\n          deletedAt\n          task {\n            ...Card_task\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.DeletedTasksDocument,
    "\n  query Boards {\n    boards {\n      id\n      name\n      role\n      memberCount\n      columns {\n        column {\n          id\n          name\n        }\n        cards\n      }\n      changedAt\n    }\n  }\n": types.BoardsDocument,
    "\n  query FoundCardIds($boardId: ID!, $text: String!) {\n    foundCardIds(boardId: $boardId, text: $text)\n  }\n": types.FoundCardIdsDocument,
    "\n  query SearchCards($text: String!) {\n    searchCards(text: $text, first: 9) {\n      board {\n        id\n        name\n      }\n      columnName\n      number\n      title\n      excerpt\n    }\n  }\n": types.SearchCardsDocument,
    "\n  mutation MarkCardNoticesRead($boardId: ID!, $taskId: ID!) {\n    markCardNoticesRead(boardId: $boardId, taskId: $taskId) {\n      id\n      ...UnreadNotices_user\n    }\n  }\n": types.MarkCardNoticesReadDocument,
    "\n  fragment UnreadNotices_user on User {\n    unreadNotices\n  }\n": types.UnreadNotices_UserFragmentDoc,
    "\n  fragment ImportSteps_user on User {\n    username\n  }\n": types.ImportSteps_UserFragmentDoc,
    "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input)\n  }\n": types.StartImportDocument,
    "\n  mutation ImportCards($boardId: ID!, $input: ImportCardsInput!) {\n    importCards(boardId: $boardId, input: $input)\n  }\n": types.ImportCardsDocument,
    "\n  mutation FinishImport($boardId: ID!) {\n    finishImport(boardId: $boardId) {\n      id\n    }\n  }\n": types.FinishImportDocument,
    "\n  mutation CancelImport($boardId: ID!) {\n    cancelImport(boardId: $boardId)\n  }\n": types.CancelImportDocument,
    "\n  query Descriptions($boardId: ID!, $after: String) {\n    descriptions(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          cardId\n          text\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.DescriptionsDocument,
    "\n  query ChecklistItems($boardId: ID!, $after: String) {\n    checklistItems(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          id\n          cardId\n          text\n          isDone\n          rank\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ChecklistItemsDocument,
    "\n  query Comments($boardId: ID!, $after: String) {\n    comments(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          id\n          cardId\n          authorId\n          text\n          createdAt\n          editedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CommentsDocument,
    "\n  query LinkAccount {\n    me {\n      id\n      dynamicCodesLeft\n      emailVerified\n      exampleLink\n    }\n  }\n": types.LinkAccountDocument,
    "\n  mutation CreateDynamicCodes($inputs: [CreateDynamicCodeInput!]!) {\n    createDynamicCodes(inputs: $inputs) {\n      dynamicCode {\n        id\n        payload\n        target\n        state\n      }\n      refusal {\n        message\n      }\n    }\n  }\n": types.CreateDynamicCodesDocument,
    "\n  mutation SendContactMessage($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n": types.SendContactMessageDocument,
    "\n  query Sender {\n    me {\n      id\n      username\n      email\n    }\n  }\n": types.SenderDocument,
    "\n  fragment ConfirmEmail_user on User {\n    id\n    email\n    emailVerified\n  }\n": types.ConfirmEmail_UserFragmentDoc,
    "\n  fragment QuietLines_user on User {\n    tokens\n  }\n": types.QuietLines_UserFragmentDoc,
    "\n  mutation CreateDynamicCode($input: CreateDynamicCodeInput!) {\n    createDynamicCode(input: $input) {\n      id\n      target\n      payload\n    }\n  }\n": types.CreateDynamicCodeDocument,
    "\n  fragment ManagedCode_code on DynamicCode {\n    __typename\n    id\n    slug\n    shortUrl\n    payload\n    target\n    passesQuery\n    state\n    pausedText\n    disabledReason\n    version\n    timeZone\n    createdAt\n    deletedAt\n    targets(first: 20) {\n      edges {\n        node {\n          target\n          version\n          since\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ManagedCode_CodeFragmentDoc,
    "\n  query DynamicCode($id: ID!) {\n    dynamicCode(id: $id) {\n      id\n      counts {\n        scans\n        previews\n        bots\n      }\n      ...ManagedCode_code\n    }\n  }\n": types.DynamicCodeDocument,
    "\n  query OlderTargets($id: ID!, $after: String) {\n    dynamicCode(id: $id) {\n      id\n      targets(first: 100, after: $after) {\n        edges {\n          node {\n            target\n            version\n            since\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.OlderTargetsDocument,
    "\n  query ScanStatistics(\n    $id: ID!\n    $from: String!\n    $to: String!\n    $unit: StatisticsUnit!\n    $firstDay: String!\n    $lastDay: String!\n  ) {\n    dynamicCode(id: $id) {\n      id\n      byTime: statistics(from: $from, to: $to, unit: $unit) {\n        periods {\n          start\n          scans\n        }\n      }\n      byDay: statistics(from: $firstDay, to: $lastDay, unit: DAY) {\n        devices {\n          value\n          scans\n        }\n        countries {\n          value\n          scans\n        }\n      }\n    }\n  }\n": types.ScanStatisticsDocument,
    "\n  subscription ScanCounts($id: ID!) {\n    scanCounts(id: $id) {\n      scans\n      previews\n      bots\n    }\n  }\n": types.ScanCountsDocument,
    "\n  mutation UpdateDynamicCode($input: UpdateDynamicCodeInput!) {\n    updateDynamicCode(input: $input) {\n      ...ManagedCode_code\n    }\n  }\n": types.UpdateDynamicCodeDocument,
    "\n  mutation PauseDynamicCode($id: ID!, $text: String!) {\n    pauseDynamicCode(id: $id, text: $text) {\n      ...ManagedCode_code\n    }\n  }\n": types.PauseDynamicCodeDocument,
    "\n  mutation ResumeDynamicCode($id: ID!) {\n    resumeDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n": types.ResumeDynamicCodeDocument,
    "\n  mutation DeleteDynamicCode($id: ID!) {\n    deleteDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n": types.DeleteDynamicCodeDocument,
    "\n  mutation RestoreDynamicCode($id: ID!) {\n    restoreDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n": types.RestoreDynamicCodeDocument,
    "\n  fragment ListedCode_code on DynamicCode {\n    __typename\n    id\n    shortUrl\n    payload\n    target\n    state\n    pausedText\n    createdAt\n    deletedAt\n    counts {\n      scans\n    }\n    recentScans\n  }\n": types.ListedCode_CodeFragmentDoc,
    "\n  query ListedCodes($deleted: Boolean!, $after: String) {\n    dynamicCodes(first: 100, after: $after, deleted: $deleted) {\n      edges {\n        node {\n          ...ListedCode_code\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ListedCodesDocument,
    "\n  mutation PauseListedCode($id: ID!, $text: String!) {\n    pauseDynamicCode(id: $id, text: $text) {\n      ...ListedCode_code\n    }\n  }\n": types.PauseListedCodeDocument,
    "\n  mutation ResumeListedCode($id: ID!) {\n    resumeDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n": types.ResumeListedCodeDocument,
    "\n  mutation DeleteListedCode($id: ID!) {\n    deleteDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n": types.DeleteListedCodeDocument,
    "\n  mutation RestoreListedCode($id: ID!) {\n    restoreDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n": types.RestoreListedCodeDocument,
    "\n  fragment HistoryAccess_user on User {\n    hasPassword\n  }\n": types.HistoryAccess_UserFragmentDoc,
    "\n  fragment HistoryKeyDialog_user on User {\n    hasPassword\n    email\n    username\n  }\n": types.HistoryKeyDialog_UserFragmentDoc,
    "\n  fragment HistoryKeys_history on History {\n    keyId\n    count\n    keys {\n      method\n      salt\n      rounds\n      ciphertext\n    }\n  }\n": types.HistoryKeys_HistoryFragmentDoc,
    "\n  query HistoryKeys {\n    staysLoggedIn\n    history {\n      ...HistoryKeys_history\n    }\n  }\n": types.HistoryKeysDocument,
    "\n  mutation KeepLoggedIn {\n    keepLoggedIn\n  }\n": types.KeepLoggedInDocument,
    "\n  query HasRecentLogin {\n    hasRecentLogin\n  }\n": types.HasRecentLoginDocument,
    "\n  mutation CreateHistory($input: CreateHistoryInput!) {\n    createHistory(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n": types.CreateHistoryDocument,
    "\n  mutation ReplaceHistoryKey($input: ReplaceHistoryKeyInput!) {\n    replaceHistoryKey(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n": types.ReplaceHistoryKeyDocument,
    "\n  mutation ResetHistory($input: ResetHistoryInput!) {\n    resetHistory(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n": types.ResetHistoryDocument,
    "\n  fragment EncryptedRecord_record on HistoryRecord {\n    id\n    version\n    revision\n    ciphertext\n    deletedAt\n  }\n": types.EncryptedRecord_RecordFragmentDoc,
    "\n  query HistoryPage($first: Int!, $after: String) {\n    history {\n      keyId\n      revision\n      count\n      records(first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n": types.HistoryPageDocument,
    "\n  query HistoryPresets($first: Int!, $after: String) {\n    history {\n      keyId\n      records(kind: PRESET, first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n": types.HistoryPresetsDocument,
    "\n  query HistoryFolders($first: Int!) {\n    history {\n      keyId\n      records(kind: FOLDER, first: $first) {\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n": types.HistoryFoldersDocument,
    "\n  query DeletedCodes($first: Int!, $after: String) {\n    history {\n      keyId\n      revision\n      records(deleted: true, first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n": types.DeletedCodesDocument,
    "\n  query HistoryRecordsById($ids: [ID!]!, $withDeleted: Boolean! = false) {\n    history {\n      revision\n      recordsById(ids: $ids, withDeleted: $withDeleted) {\n        ...EncryptedRecord_record\n      }\n    }\n  }\n": types.HistoryRecordsByIdDocument,
    "\n  subscription HistoryChanges($since: Int!) {\n    historyChanges(since: $since) {\n      keyId\n      revision\n      reset\n      records {\n        ...EncryptedRecord_record\n      }\n    }\n  }\n": types.HistoryChangesDocument,
    "\n  mutation SaveHistoryRecords($input: SaveHistoryRecordsInput!) {\n    saveHistoryRecords(input: $input) {\n      id\n      version\n      revision\n    }\n  }\n": types.SaveHistoryRecordsDocument,
    "\n  mutation DeleteHistoryRecords($ids: [ID!]!) {\n    deleteHistoryRecords(ids: $ids) {\n      id\n      revision\n      deletedAt\n    }\n  }\n": types.DeleteHistoryRecordsDocument,
    "\n  mutation EraseHistoryRecords($ids: [ID!]!) {\n    eraseHistoryRecords(ids: $ids)\n  }\n": types.EraseHistoryRecordsDocument,
    "\n  mutation RestoreHistoryRecords($ids: [ID!]!) {\n    restoreHistoryRecords(ids: $ids) {\n      ...EncryptedRecord_record\n    }\n  }\n": types.RestoreHistoryRecordsDocument,
    "\n  fragment OwnRank_user on User {\n    onLeaderboard\n    points\n  }\n": types.OwnRank_UserFragmentDoc,
    "\n  fragment LeaderboardTable_entry on LeaderboardEntry {\n    rank\n    username\n    level\n    points\n    isViewer\n  }\n": types.LeaderboardTable_EntryFragmentDoc,
    "\n  query Leaderboard {\n    leaderboard {\n      rank\n      isViewer\n      ...LeaderboardTable_entry\n    }\n  }\n": types.LeaderboardDocument,
    "\n  mutation ReportLink($input: ReportLinkInput!) {\n    reportLink(input: $input)\n  }\n": types.ReportLinkDocument,
    "\n  fragment HowToEarn_user on User {\n    level\n    points\n    nextLevelAt\n  }\n": types.HowToEarn_UserFragmentDoc,
    "\n  fragment LedgerTable_entry on TokenEntry {\n    id\n    delta\n    reason\n    reference\n    createdAt\n  }\n": types.LedgerTable_EntryFragmentDoc,
    "\n  fragment LedgerTable_feature on PremiumFeature {\n    id\n    name\n  }\n": types.LedgerTable_FeatureFragmentDoc,
    "\n  fragment Level_user on User {\n    tokens\n    level\n    points\n    nextLevelAt\n    ...HowToEarn_user\n  }\n": types.Level_UserFragmentDoc,
    "\n  query Ledger {\n    me {\n      id\n      ledger(first: 100) {\n        edges {\n          node {\n            id\n            ...LedgerTable_entry\n          }\n        }\n      }\n    }\n    catalogue {\n      id\n      ...LedgerTable_feature\n    }\n  }\n": types.LedgerDocument,
    "\n  mutation Unlock($features: [Feature!]!) {\n    unlockFeatures(features: $features) {\n      ...UnlockOfferUser_user\n    }\n  }\n": types.UnlockDocument,
    "\n  fragment UnlockOfferUser_user on User {\n    id\n    unlocks {\n      feature\n    }\n    ...UnlockOffer_user\n  }\n": types.UnlockOfferUser_UserFragmentDoc,
    "\n  query UnlockOfferUser {\n    me {\n      ...UnlockOfferUser_user\n    }\n  }\n": types.UnlockOfferUserDocument,
    "\n  fragment TokenCount_user on User {\n    tokens\n    ...LevelUpNotice_user\n  }\n": types.TokenCount_UserFragmentDoc,
    "\n  fragment LevelUpNotice_user on User {\n    level\n  }\n": types.LevelUpNotice_UserFragmentDoc,
    "\n  fragment TokensSection_user on User {\n    tokens\n  }\n": types.TokensSection_UserFragmentDoc,
    "\n  fragment UnlockOffer_user on User {\n    tokens\n    points\n    level\n    ...HowToEarn_user\n  }\n": types.UnlockOffer_UserFragmentDoc,
    "\n  fragment UserMenu_user on User {\n    username\n    level\n    points\n    nextLevelAt\n    createdAt\n  }\n": types.UserMenu_UserFragmentDoc,
    "\n  mutation LogOut {\n    logOut\n  }\n": types.LogOutDocument,
    "\n  mutation SendEmailVerification {\n    sendEmailVerification\n  }\n": types.SendEmailVerificationDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "query Viewer { me { id unlocks { feature } } }": types.ViewerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LinkMaker_user on User {\n    emailVerified\n    exampleLink\n  }\n"): (typeof documents)["\n  fragment LinkMaker_user on User {\n    emailVerified\n    exampleLink\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Me_user on User {\n    id\n    unlocks {\n      feature\n    }\n    ...TokenCount_user\n    ...UnlockOffer_user\n    ...UserMenu_user\n    ...UnreadNotices_user\n    ...ImportSteps_user\n    ...ConfirmEmail_user\n    ...VerifyEmail_user\n    ...QuietLines_user\n    ...TokensSection_user\n    ...Level_user\n    ...OwnRank_user\n    ...AccountPage_user\n    ...HistoryAccess_user\n    ...HistoryKeyDialog_user\n    ...LinkMaker_user\n    ...JoinAccount_user\n  }\n"): (typeof documents)["\n  fragment Me_user on User {\n    id\n    unlocks {\n      feature\n    }\n    ...TokenCount_user\n    ...UnlockOffer_user\n    ...UserMenu_user\n    ...UnreadNotices_user\n    ...ImportSteps_user\n    ...ConfirmEmail_user\n    ...VerifyEmail_user\n    ...QuietLines_user\n    ...TokensSection_user\n    ...Level_user\n    ...OwnRank_user\n    ...AccountPage_user\n    ...HistoryAccess_user\n    ...HistoryKeyDialog_user\n    ...LinkMaker_user\n    ...JoinAccount_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      ...Me_user\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      ...Me_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WatchMe {\n    me {\n      ...Me_user\n    }\n  }\n"): (typeof documents)["\n  subscription WatchMe {\n    me {\n      ...Me_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyEmail_user on User {\n    email\n    emailVerified\n  }\n"): (typeof documents)["\n  fragment VerifyEmail_user on User {\n    email\n    emailVerified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountPage_user on User {\n    id\n    username\n    createdAt\n    ...UsernameForm_user\n    ...LeaderboardSwitch_user\n    ...EmailSection_user\n    ...PasswordSection_user\n    ...ApiKeysSection_user\n    ...DeleteSection_user\n  }\n"): (typeof documents)["\n  fragment AccountPage_user on User {\n    id\n    username\n    createdAt\n    ...UsernameForm_user\n    ...LeaderboardSwitch_user\n    ...EmailSection_user\n    ...PasswordSection_user\n    ...ApiKeysSection_user\n    ...DeleteSection_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiKeysSection_user on User {\n    ...NewKey_user\n    id\n  }\n"): (typeof documents)["\n  fragment ApiKeysSection_user on User {\n    ...NewKey_user\n    id\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiKeyRow_key on ApiKey {\n    id\n    name\n    ending\n    boards\n    dynamicCodes\n    images\n    boardId\n    lastUsedAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment ApiKeyRow_key on ApiKey {\n    id\n    name\n    ending\n    boards\n    dynamicCodes\n    images\n    boardId\n    lastUsedAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LostBoards {\n    boards {\n      id\n      memberCount\n    }\n  }\n"): (typeof documents)["\n  query LostBoards {\n    boards {\n      id\n      memberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteSection_user on User {\n    hasPassword\n    email\n  }\n"): (typeof documents)["\n  fragment DeleteSection_user on User {\n    hasPassword\n    email\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceRow_session on Session {\n    id\n    device\n    lastSeenAt\n    current\n  }\n"): (typeof documents)["\n  fragment DeviceRow_session on Session {\n    id\n    device\n    lastSeenAt\n    current\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnLinks($after: String) {\n    dynamicCodes(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          slug\n          shortUrl\n          target\n          createdAt\n          counts {\n            scans\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnLinks($after: String) {\n    dynamicCodes(first: 100, after: $after) {\n      edges {\n        node {\n          id\n          slug\n          shortUrl\n          target\n          createdAt\n          counts {\n            scans\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmailSection_user on User {\n    email\n    emailVerified\n    ...NoticeEmailsSwitch_user\n    hasPassword\n    emailChange {\n      email\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  fragment EmailSection_user on User {\n    email\n    emailVerified\n    ...NoticeEmailsSwitch_user\n    hasPassword\n    emailChange {\n      email\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaderboardSwitch_user on User {\n    id\n    onLeaderboard\n  }\n"): (typeof documents)["\n  fragment LeaderboardSwitch_user on User {\n    id\n    onLeaderboard\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyData {\n    myData\n  }\n"): (typeof documents)["\n  query MyData {\n    myData\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyAssignments($after: String) {\n    myAssignments(first: 500, after: $after) {\n      edges {\n        node {\n          boardId\n          number\n          title\n          columnId\n          dueOn\n          doneOn\n          deletedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyAssignments($after: String) {\n    myAssignments(first: 500, after: $after) {\n      edges {\n        node {\n          boardId\n          number\n          title\n          columnId\n          dueOn\n          doneOn\n          deletedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyComments($after: String) {\n    myComments(first: 500, after: $after) {\n      edges {\n        node {\n          boardId\n          number\n          text\n          createdAt\n          editedAt\n          deletedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyComments($after: String) {\n    myComments(first: 500, after: $after) {\n      edges {\n        node {\n          boardId\n          number\n          text\n          createdAt\n          editedAt\n          deletedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewKey_user on User {\n    email\n    hasPassword\n  }\n"): (typeof documents)["\n  fragment NewKey_user on User {\n    email\n    hasPassword\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticeEmailsSwitch_user on User {\n    id\n    emailVerified\n    noticeEmails\n  }\n"): (typeof documents)["\n  fragment NoticeEmailsSwitch_user on User {\n    id\n    emailVerified\n    noticeEmails\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Rename($username: String!) {\n    updateAccount(input: { username: $username }) {\n      id\n      username\n    }\n  }\n"): (typeof documents)["\n  mutation Rename($username: String!) {\n    updateAccount(input: { username: $username }) {\n      id\n      username\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowOnLeaderboard($onLeaderboard: Boolean!) {\n    updateAccount(input: { onLeaderboard: $onLeaderboard }) {\n      __typename\n      id\n      onLeaderboard\n    }\n  }\n"): (typeof documents)["\n  mutation ShowOnLeaderboard($onLeaderboard: Boolean!) {\n    updateAccount(input: { onLeaderboard: $onLeaderboard }) {\n      __typename\n      id\n      onLeaderboard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendNoticeEmails($noticeEmails: Boolean!) {\n    updateAccount(input: { noticeEmails: $noticeEmails }) {\n      __typename\n      id\n      noticeEmails\n    }\n  }\n"): (typeof documents)["\n  mutation SendNoticeEmails($noticeEmails: Boolean!) {\n    updateAccount(input: { noticeEmails: $noticeEmails }) {\n      __typename\n      id\n      noticeEmails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    requestEmailChange(input: $input) {\n      ...EmailSection_user\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n    requestEmailChange(input: $input) {\n      ...EmailSection_user\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendEmailChange {\n    resendEmailChange {\n      ...EmailSection_user\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ResendEmailChange {\n    resendEmailChange {\n      ...EmailSection_user\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      ...EmailSection_user\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      ...EmailSection_user\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    me {\n      id\n      sessions {\n        id\n        current\n        ...DeviceRow_session\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    me {\n      id\n      sessions {\n        id\n        current\n        ...DeviceRow_session\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOutSession($id: ID!) {\n    logOutSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation LogOutSession($id: ID!) {\n    logOutSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys {\n    me {\n      id\n      apiKeys {\n        id\n        boardId\n        ...ApiKeyRow_key\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApiKeys {\n    me {\n      id\n      apiKeys {\n        id\n        boardId\n        ...ApiKeyRow_key\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeyBoards {\n    boards {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query KeyBoards {\n    boards {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      text\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiKey($input: CreateApiKeyInput!) {\n    createApiKey(input: $input) {\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOutEverywhere {\n    logOutEverywhere\n  }\n"): (typeof documents)["\n  mutation LogOutEverywhere {\n    logOutEverywhere\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($password: String!) {\n    deleteAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PasswordSection_user on User {\n    hasPassword\n    email\n    username\n  }\n"): (typeof documents)["\n  fragment PasswordSection_user on User {\n    hasPassword\n    email\n    username\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UsernameForm_user on User {\n    username\n  }\n"): (typeof documents)["\n  fragment UsernameForm_user on User {\n    username\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LoginProviders {\n    loginProviders\n  }\n"): (typeof documents)["\n  query LoginProviders {\n    loginProviders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LogIn($input: LogInInput!) {\n    logIn(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JoinAccount_user on User {\n    username\n    email\n  }\n"): (typeof documents)["\n  fragment JoinAccount_user on User {\n    username\n    email\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastSeenMembers($boardId: ID!) {\n    lastSeenMembers(boardId: $boardId) {\n      id\n      lastSeenAt\n    }\n  }\n"): (typeof documents)["\n  query LastSeenMembers($boardId: ID!) {\n    lastSeenMembers(boardId: $boardId) {\n      id\n      lastSeenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMemberRole($boardId: ID!, $input: SetMemberRoleInput!) {\n    setMemberRole(boardId: $boardId, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SetMemberRole($boardId: ID!, $input: SetMemberRoleInput!) {\n    setMemberRole(boardId: $boardId, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMember($boardId: ID!, $input: RemoveMemberInput!) {\n    removeMember(boardId: $boardId, input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveMember($boardId: ID!, $input: RemoveMemberInput!) {\n    removeMember(boardId: $boardId, input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoardInvitations($boardId: ID!) {\n    boardInvitations(boardId: $boardId) {\n      id\n      role\n      createdAt\n      expiresAt\n      maxUses\n      uses\n    }\n  }\n"): (typeof documents)["\n  query BoardInvitations($boardId: ID!) {\n    boardInvitations(boardId: $boardId) {\n      id\n      role\n      createdAt\n      expiresAt\n      maxUses\n      uses\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateInvitation($boardId: ID!, $input: CreateInvitationInput!) {\n    createInvitation(boardId: $boardId, input: $input) {\n      token\n      invitation {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateInvitation($boardId: ID!, $input: CreateInvitationInput!) {\n    createInvitation(boardId: $boardId, input: $input) {\n      token\n      invitation {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($boardId: ID!, $id: ID!) {\n    revokeInvitation(boardId: $boardId, id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeInvitation($boardId: ID!, $id: ID!) {\n    revokeInvitation(boardId: $boardId, id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitation($token: String!) {\n    invitation(token: $token) {\n      role\n      state\n      board {\n        id\n        name\n        inviterName\n        isMember\n        people {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Invitation($token: String!) {\n    invitation(token: $token) {\n      role\n      state\n      board {\n        id\n        name\n        inviterName\n        isMember\n        people {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyCards($isDone: Boolean!, $text: String, $after: String) {\n    myCards(isDone: $isDone, text: $text, first: 50, after: $after) {\n      edges {\n        node {\n          taskId\n          number\n          title\n          dueOn\n          doneOn\n          columnName\n          board {\n            id\n            name\n          }\n          labels {\n            id\n            name\n            color\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyCards($isDone: Boolean!, $text: String, $after: String) {\n    myCards(isDone: $isDone, text: $text, first: 50, after: $after) {\n      edges {\n        node {\n          taskId\n          number\n          title\n          dueOn\n          doneOn\n          columnName\n          board {\n            id\n            name\n          }\n          labels {\n            id\n            name\n            color\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notices($after: String) {\n    notices(first: 20, after: $after) {\n      edges {\n        node {\n          id\n          kind\n          createdAt\n          readAt\n          number\n          title\n          board {\n            id\n            name\n          }\n          actor {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notices($after: String) {\n    notices(first: 20, after: $after) {\n      edges {\n        node {\n          id\n          kind\n          createdAt\n          readAt\n          number\n          title\n          board {\n            id\n            name\n          }\n          actor {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNoticesRead($until: DateTime!) {\n    markNoticesRead(until: $until) {\n      id\n      ...UnreadNotices_user\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNoticesRead($until: DateTime!) {\n    markNoticesRead(until: $until) {\n      id\n      ...UnreadNotices_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoardCounts {\n    cardCounts {\n      todo\n      inprogress\n      done\n    }\n  }\n"): (typeof documents)["\n  query BoardCounts {\n    cardCounts {\n      todo\n      inprogress\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedBoards {\n    boards(isDeleted: true) {\n      id\n      name\n      deletedAt\n    }\n  }\n"): (typeof documents)["\n  query DeletedBoards {\n    boards(isDeleted: true) {\n      id\n      name\n      deletedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBoard($input: CreateBoardInput!) {\n    createBoard(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBoard($input: CreateBoardInput!) {\n    createBoard(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameBoard($boardId: ID!, $name: String!) {\n    renameBoard(boardId: $boardId, input: { name: $name }) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation RenameBoard($boardId: ID!, $name: String!) {\n    renameBoard(boardId: $boardId, input: { name: $name }) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteBoard($boardId: ID!) {\n    deleteBoard(boardId: $boardId)\n  }\n"): (typeof documents)["\n  mutation DeleteBoard($boardId: ID!) {\n    deleteBoard(boardId: $boardId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreBoard($boardId: ID!) {\n    restoreBoard(boardId: $boardId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreBoard($boardId: ID!) {\n    restoreBoard(boardId: $boardId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveBoard($boardId: ID!) {\n    leaveBoard(boardId: $boardId)\n  }\n"): (typeof documents)["\n  mutation LeaveBoard($boardId: ID!) {\n    leaveBoard(boardId: $boardId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Card($boardId: ID!, $number: Int!) {\n    card(boardId: $boardId, number: $number) {\n      ...Card_task\n      deletedAt\n    }\n  }\n"): (typeof documents)["\n  query Card($boardId: ID!, $number: Int!) {\n    card(boardId: $boardId, number: $number) {\n      ...Card_task\n      deletedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CardTexts($boardId: ID!, $id: ID!, $after: String) {\n    cardTexts(boardId: $boardId, id: $id) {\n      version\n      description\n      checklist {\n        id\n        text\n        isDone\n        rank\n      }\n      comments(first: 50, after: $after) {\n        edges {\n          node {\n            id\n            authorId\n            text\n            createdAt\n            editedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CardTexts($boardId: ID!, $id: ID!, $after: String) {\n    cardTexts(boardId: $boardId, id: $id) {\n      version\n      description\n      checklist {\n        id\n        text\n        isDone\n        rank\n      }\n      comments(first: 50, after: $after) {\n        edges {\n          node {\n            id\n            authorId\n            text\n            createdAt\n            editedAt\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Activity($boardId: ID!, $cardId: ID, $after: String) {\n    activity(boardId: $boardId, cardId: $cardId, first: 20, after: $after) {\n      edges {\n        node {\n          version\n          at\n          actor {\n            id\n            name\n          }\n          kind\n          subjectId\n          title\n          number\n          isDeleted\n          changes {\n            field\n            from\n            to\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Activity($boardId: ID!, $cardId: ID, $after: String) {\n    activity(boardId: $boardId, cardId: $cardId, first: 20, after: $after) {\n      edges {\n        node {\n          version\n          at\n          actor {\n            id\n            name\n          }\n          kind\n          subjectId\n          title\n          number\n          isDeleted\n          changes {\n            field\n            from\n            to\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurgeTask($boardId: ID!, $id: ID!) {\n    purgeTask(boardId: $boardId, id: $id)\n  }\n"): (typeof documents)["\n  mutation PurgeTask($boardId: ID!, $id: ID!) {\n    purgeTask(boardId: $boardId, id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CreateTask($boardId: ID!, $input: CreateTaskInput!) {\n        createTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation CreateTask($boardId: ID!, $input: CreateTaskInput!) {\n        createTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CopyTask($boardId: ID!, $input: CopyTaskInput!) {\n        copyTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation CopyTask($boardId: ID!, $input: CopyTaskInput!) {\n        copyTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateTask($boardId: ID!, $input: UpdateTaskInput!) {\n        updateTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation UpdateTask($boardId: ID!, $input: UpdateTaskInput!) {\n        updateTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation MoveTask($boardId: ID!, $input: MoveTaskInput!) {\n        moveTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation MoveTask($boardId: ID!, $input: MoveTaskInput!) {\n        moveTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation DeleteTask($boardId: ID!, $input: TaskInput!) {\n        deleteTask(boardId: $boardId, input: $input)\n      }\n    "): (typeof documents)["\n      mutation DeleteTask($boardId: ID!, $input: TaskInput!) {\n        deleteTask(boardId: $boardId, input: $input)\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestoreTask($boardId: ID!, $input: TaskInput!) {\n        restoreTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation RestoreTask($boardId: ID!, $input: TaskInput!) {\n        restoreTask(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation SetDescription($boardId: ID!, $input: SetDescriptionInput!) {\n        setDescription(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation SetDescription($boardId: ID!, $input: SetDescriptionInput!) {\n        setDescription(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CreateChecklistItems($boardId: ID!, $input: CreateChecklistItemsInput!) {\n        createChecklistItems(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation CreateChecklistItems($boardId: ID!, $input: CreateChecklistItemsInput!) {\n        createChecklistItems(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateChecklistItem($boardId: ID!, $input: UpdateChecklistItemInput!) {\n        updateChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation UpdateChecklistItem($boardId: ID!, $input: UpdateChecklistItemInput!) {\n        updateChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation MoveChecklistItem($boardId: ID!, $input: MoveChecklistItemInput!) {\n        moveChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation MoveChecklistItem($boardId: ID!, $input: MoveChecklistItemInput!) {\n        moveChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation DeleteChecklistItem($boardId: ID!, $input: DeleteChecklistItemInput!) {\n        deleteChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation DeleteChecklistItem($boardId: ID!, $input: DeleteChecklistItemInput!) {\n        deleteChecklistItem(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CreateComment($boardId: ID!, $input: CreateCommentInput!) {\n        createComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation CreateComment($boardId: ID!, $input: CreateCommentInput!) {\n        createComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateComment($boardId: ID!, $input: UpdateCommentInput!) {\n        updateComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation UpdateComment($boardId: ID!, $input: UpdateCommentInput!) {\n        updateComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation DeleteComment($boardId: ID!, $input: CommentInput!) {\n        deleteComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation DeleteComment($boardId: ID!, $input: CommentInput!) {\n        deleteComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestoreComment($boardId: ID!, $input: CommentInput!) {\n        restoreComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation RestoreComment($boardId: ID!, $input: CommentInput!) {\n        restoreComment(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CreateBoardUser($boardId: ID!, $input: CreateBoardUserInput!) {\n        createBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation CreateBoardUser($boardId: ID!, $input: CreateBoardUserInput!) {\n        createBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateBoardUser($boardId: ID!, $input: UpdateBoardUserInput!) {\n        updateBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation UpdateBoardUser($boardId: ID!, $input: UpdateBoardUserInput!) {\n        updateBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation DeleteBoardUser($boardId: ID!, $input: DeleteBoardUserInput!) {\n        deleteBoardUser(boardId: $boardId, input: $input)\n      }\n    "): (typeof documents)["\n      mutation DeleteBoardUser($boardId: ID!, $input: DeleteBoardUserInput!) {\n        deleteBoardUser(boardId: $boardId, input: $input)\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestoreBoardUser($boardId: ID!, $input: RestoreBoardUserInput!) {\n        restoreBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation RestoreBoardUser($boardId: ID!, $input: RestoreBoardUserInput!) {\n        restoreBoardUser(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CreateColumn($boardId: ID!, $input: CreateColumnInput!) {\n        createColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation CreateColumn($boardId: ID!, $input: CreateColumnInput!) {\n        createColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateColumn($boardId: ID!, $input: UpdateColumnInput!) {\n        updateColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation UpdateColumn($boardId: ID!, $input: UpdateColumnInput!) {\n        updateColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation MoveColumn($boardId: ID!, $input: MoveColumnInput!) {\n        moveColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation MoveColumn($boardId: ID!, $input: MoveColumnInput!) {\n        moveColumn(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation DeleteColumn($boardId: ID!, $input: DeleteColumnInput!) {\n        deleteColumn(boardId: $boardId, input: $input)\n      }\n    "): (typeof documents)["\n      mutation DeleteColumn($boardId: ID!, $input: DeleteColumnInput!) {\n        deleteColumn(boardId: $boardId, input: $input)\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation CreateLabel($boardId: ID!, $input: CreateLabelInput!) {\n        createLabel(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation CreateLabel($boardId: ID!, $input: CreateLabelInput!) {\n        createLabel(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation UpdateLabel($boardId: ID!, $input: UpdateLabelInput!) {\n        updateLabel(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "): (typeof documents)["\n      mutation UpdateLabel($boardId: ID!, $input: UpdateLabelInput!) {\n        updateLabel(boardId: $boardId, input: $input) {\n          id\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation DeleteLabel($boardId: ID!, $input: LabelInput!) {\n        deleteLabel(boardId: $boardId, input: $input)\n      }\n    "): (typeof documents)["\n      mutation DeleteLabel($boardId: ID!, $input: LabelInput!) {\n        deleteLabel(boardId: $boardId, input: $input)\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Card_task on Task {\n    id\n    number\n    title\n    columnId\n    rank\n    assigneeIds\n    labelIds\n    dueOn\n    doneOn\n    hasDescription\n    itemCount\n    doneItemCount\n    commentCount\n    textVersion\n  }\n"): (typeof documents)["\n  fragment Card_task on Task {\n    id\n    number\n    title\n    columnId\n    rank\n    assigneeIds\n    labelIds\n    dueOn\n    doneOn\n    hasDescription\n    itemCount\n    doneItemCount\n    commentCount\n    textVersion\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Board($id: ID!) {\n    board(id: $id) {\n      version\n      name\n      everyone\n      archiveDays\n      columns {\n        id\n        name\n        color\n        marksDone\n        rank\n      }\n      labels {\n        id\n        name\n        color\n      }\n      tasks {\n        ...Card_task\n      }\n      users {\n        id\n        name\n        accountId\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  query Board($id: ID!) {\n    board(id: $id) {\n      version\n      name\n      everyone\n      archiveDays\n      columns {\n        id\n        name\n        color\n        marksDone\n        rank\n      }\n      labels {\n        id\n        name\n        color\n      }\n      tasks {\n        ...Card_task\n      }\n      users {\n        id\n        name\n        accountId\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BoardEvents($boardId: ID!, $since: Int!) {\n    boardEvents(boardId: $boardId, since: $since) {\n      version\n      kind\n      changeId\n      tasks {\n        fields\n        id\n        number\n        title\n        columnId\n        rank\n        assigneeIds\n        labelIds\n        dueOn\n        doneOn\n        hasDescription\n        itemCount\n        doneItemCount\n        commentCount\n        textVersion\n      }\n      columns {\n        fields\n        id\n        name\n        color\n        marksDone\n        rank\n      }\n      labels {\n        fields\n        id\n        name\n        color\n      }\n      users {\n        fields\n        id\n        name\n        accountId\n        role\n      }\n      name\n      deleted {\n        tasks\n        columns\n        labels\n        users\n      }\n      moveTo\n      reason\n    }\n  }\n"): (typeof documents)["\n  subscription BoardEvents($boardId: ID!, $since: Int!) {\n    boardEvents(boardId: $boardId, since: $since) {\n      version\n      kind\n      changeId\n      tasks {\n        fields\n        id\n        number\n        title\n        columnId\n        rank\n        assigneeIds\n        labelIds\n        dueOn\n        doneOn\n        hasDescription\n        itemCount\n        doneItemCount\n        commentCount\n        textVersion\n      }\n      columns {\n        fields\n        id\n        name\n        color\n        marksDone\n        rank\n      }\n      labels {\n        fields\n        id\n        name\n        color\n      }\n      users {\n        fields\n        id\n        name\n        accountId\n        role\n      }\n      name\n      deleted {\n        tasks\n        columns\n        labels\n        users\n      }\n      moveTo\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription BoardPresence($boardId: ID!, $participantId: ID!, $dragging: ID, $editing: ID) {\n    boardPresence(\n      boardId: $boardId\n      participantId: $participantId\n      dragging: $dragging\n      editing: $editing\n    ) {\n      count\n      participants {\n        id\n        name\n        taskId\n        editingId\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription BoardPresence($boardId: ID!, $participantId: ID!, $dragging: ID, $editing: ID) {\n    boardPresence(\n      boardId: $boardId\n      participantId: $participantId\n      dragging: $dragging\n      editing: $editing\n    ) {\n      count\n      participants {\n        id\n        name\n        taskId\n        editingId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedTasks($boardId: ID!, $search: String, $after: String) {\n    deletedTasks(boardId: $boardId, search: $search, first: 50, after: $after) {\n      edges {\n        node {\n          deletedAt\n          task {\n            ...Card_task\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeletedTasks($boardId: ID!, $search: String, $after: String) {\n    deletedTasks(boardId: $boardId, search: $search, first: 50, after: $after) {\n      edges {\n        node {\n          deletedAt\n          task {\n            ...Card_task\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Boards {\n    boards {\n      id\n      name\n      role\n      memberCount\n      columns {\n        column {\n          id\n          name\n        }\n        cards\n      }\n      changedAt\n    }\n  }\n"): (typeof documents)["\n  query Boards {\n    boards {\n      id\n      name\n      role\n      memberCount\n      columns {\n        column {\n          id\n          name\n        }\n        cards\n      }\n      changedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundCardIds($boardId: ID!, $text: String!) {\n    foundCardIds(boardId: $boardId, text: $text)\n  }\n"): (typeof documents)["\n  query FoundCardIds($boardId: ID!, $text: String!) {\n    foundCardIds(boardId: $boardId, text: $text)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchCards($text: String!) {\n    searchCards(text: $text, first: 9) {\n      board {\n        id\n        name\n      }\n      columnName\n      number\n      title\n      excerpt\n    }\n  }\n"): (typeof documents)["\n  query SearchCards($text: String!) {\n    searchCards(text: $text, first: 9) {\n      board {\n        id\n        name\n      }\n      columnName\n      number\n      title\n      excerpt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkCardNoticesRead($boardId: ID!, $taskId: ID!) {\n    markCardNoticesRead(boardId: $boardId, taskId: $taskId) {\n      id\n      ...UnreadNotices_user\n    }\n  }\n"): (typeof documents)["\n  mutation MarkCardNoticesRead($boardId: ID!, $taskId: ID!) {\n    markCardNoticesRead(boardId: $boardId, taskId: $taskId) {\n      id\n      ...UnreadNotices_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnreadNotices_user on User {\n    unreadNotices\n  }\n"): (typeof documents)["\n  fragment UnreadNotices_user on User {\n    unreadNotices\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportSteps_user on User {\n    username\n  }\n"): (typeof documents)["\n  fragment ImportSteps_user on User {\n    username\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input)\n  }\n"): (typeof documents)["\n  mutation StartImport($input: StartImportInput!) {\n    startImport(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportCards($boardId: ID!, $input: ImportCardsInput!) {\n    importCards(boardId: $boardId, input: $input)\n  }\n"): (typeof documents)["\n  mutation ImportCards($boardId: ID!, $input: ImportCardsInput!) {\n    importCards(boardId: $boardId, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishImport($boardId: ID!) {\n    finishImport(boardId: $boardId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation FinishImport($boardId: ID!) {\n    finishImport(boardId: $boardId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelImport($boardId: ID!) {\n    cancelImport(boardId: $boardId)\n  }\n"): (typeof documents)["\n  mutation CancelImport($boardId: ID!) {\n    cancelImport(boardId: $boardId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Descriptions($boardId: ID!, $after: String) {\n    descriptions(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          cardId\n          text\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Descriptions($boardId: ID!, $after: String) {\n    descriptions(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          cardId\n          text\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChecklistItems($boardId: ID!, $after: String) {\n    checklistItems(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          id\n          cardId\n          text\n          isDone\n          rank\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChecklistItems($boardId: ID!, $after: String) {\n    checklistItems(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          id\n          cardId\n          text\n          isDone\n          rank\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Comments($boardId: ID!, $after: String) {\n    comments(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          id\n          cardId\n          authorId\n          text\n          createdAt\n          editedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Comments($boardId: ID!, $after: String) {\n    comments(boardId: $boardId, first: 500, after: $after) {\n      edges {\n        node {\n          id\n          cardId\n          authorId\n          text\n          createdAt\n          editedAt\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkAccount {\n    me {\n      id\n      dynamicCodesLeft\n      emailVerified\n      exampleLink\n    }\n  }\n"): (typeof documents)["\n  query LinkAccount {\n    me {\n      id\n      dynamicCodesLeft\n      emailVerified\n      exampleLink\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDynamicCodes($inputs: [CreateDynamicCodeInput!]!) {\n    createDynamicCodes(inputs: $inputs) {\n      dynamicCode {\n        id\n        payload\n        target\n        state\n      }\n      refusal {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateDynamicCodes($inputs: [CreateDynamicCodeInput!]!) {\n    createDynamicCodes(inputs: $inputs) {\n      dynamicCode {\n        id\n        payload\n        target\n        state\n      }\n      refusal {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendContactMessage($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n"): (typeof documents)["\n  mutation SendContactMessage($input: ContactMessageInput!) {\n    sendContactMessage(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sender {\n    me {\n      id\n      username\n      email\n    }\n  }\n"): (typeof documents)["\n  query Sender {\n    me {\n      id\n      username\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConfirmEmail_user on User {\n    id\n    email\n    emailVerified\n  }\n"): (typeof documents)["\n  fragment ConfirmEmail_user on User {\n    id\n    email\n    emailVerified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuietLines_user on User {\n    tokens\n  }\n"): (typeof documents)["\n  fragment QuietLines_user on User {\n    tokens\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDynamicCode($input: CreateDynamicCodeInput!) {\n    createDynamicCode(input: $input) {\n      id\n      target\n      payload\n    }\n  }\n"): (typeof documents)["\n  mutation CreateDynamicCode($input: CreateDynamicCodeInput!) {\n    createDynamicCode(input: $input) {\n      id\n      target\n      payload\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedCode_code on DynamicCode {\n    __typename\n    id\n    slug\n    shortUrl\n    payload\n    target\n    passesQuery\n    state\n    pausedText\n    disabledReason\n    version\n    timeZone\n    createdAt\n    deletedAt\n    targets(first: 20) {\n      edges {\n        node {\n          target\n          version\n          since\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ManagedCode_code on DynamicCode {\n    __typename\n    id\n    slug\n    shortUrl\n    payload\n    target\n    passesQuery\n    state\n    pausedText\n    disabledReason\n    version\n    timeZone\n    createdAt\n    deletedAt\n    targets(first: 20) {\n      edges {\n        node {\n          target\n          version\n          since\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DynamicCode($id: ID!) {\n    dynamicCode(id: $id) {\n      id\n      counts {\n        scans\n        previews\n        bots\n      }\n      ...ManagedCode_code\n    }\n  }\n"): (typeof documents)["\n  query DynamicCode($id: ID!) {\n    dynamicCode(id: $id) {\n      id\n      counts {\n        scans\n        previews\n        bots\n      }\n      ...ManagedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OlderTargets($id: ID!, $after: String) {\n    dynamicCode(id: $id) {\n      id\n      targets(first: 100, after: $after) {\n        edges {\n          node {\n            target\n            version\n            since\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OlderTargets($id: ID!, $after: String) {\n    dynamicCode(id: $id) {\n      id\n      targets(first: 100, after: $after) {\n        edges {\n          node {\n            target\n            version\n            since\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScanStatistics(\n    $id: ID!\n    $from: String!\n    $to: String!\n    $unit: StatisticsUnit!\n    $firstDay: String!\n    $lastDay: String!\n  ) {\n    dynamicCode(id: $id) {\n      id\n      byTime: statistics(from: $from, to: $to, unit: $unit) {\n        periods {\n          start\n          scans\n        }\n      }\n      byDay: statistics(from: $firstDay, to: $lastDay, unit: DAY) {\n        devices {\n          value\n          scans\n        }\n        countries {\n          value\n          scans\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ScanStatistics(\n    $id: ID!\n    $from: String!\n    $to: String!\n    $unit: StatisticsUnit!\n    $firstDay: String!\n    $lastDay: String!\n  ) {\n    dynamicCode(id: $id) {\n      id\n      byTime: statistics(from: $from, to: $to, unit: $unit) {\n        periods {\n          start\n          scans\n        }\n      }\n      byDay: statistics(from: $firstDay, to: $lastDay, unit: DAY) {\n        devices {\n          value\n          scans\n        }\n        countries {\n          value\n          scans\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ScanCounts($id: ID!) {\n    scanCounts(id: $id) {\n      scans\n      previews\n      bots\n    }\n  }\n"): (typeof documents)["\n  subscription ScanCounts($id: ID!) {\n    scanCounts(id: $id) {\n      scans\n      previews\n      bots\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDynamicCode($input: UpdateDynamicCodeInput!) {\n    updateDynamicCode(input: $input) {\n      ...ManagedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDynamicCode($input: UpdateDynamicCodeInput!) {\n    updateDynamicCode(input: $input) {\n      ...ManagedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseDynamicCode($id: ID!, $text: String!) {\n    pauseDynamicCode(id: $id, text: $text) {\n      ...ManagedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation PauseDynamicCode($id: ID!, $text: String!) {\n    pauseDynamicCode(id: $id, text: $text) {\n      ...ManagedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeDynamicCode($id: ID!) {\n    resumeDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeDynamicCode($id: ID!) {\n    resumeDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDynamicCode($id: ID!) {\n    deleteDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteDynamicCode($id: ID!) {\n    deleteDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreDynamicCode($id: ID!) {\n    restoreDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreDynamicCode($id: ID!) {\n    restoreDynamicCode(id: $id) {\n      ...ManagedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedCode_code on DynamicCode {\n    __typename\n    id\n    shortUrl\n    payload\n    target\n    state\n    pausedText\n    createdAt\n    deletedAt\n    counts {\n      scans\n    }\n    recentScans\n  }\n"): (typeof documents)["\n  fragment ListedCode_code on DynamicCode {\n    __typename\n    id\n    shortUrl\n    payload\n    target\n    state\n    pausedText\n    createdAt\n    deletedAt\n    counts {\n      scans\n    }\n    recentScans\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListedCodes($deleted: Boolean!, $after: String) {\n    dynamicCodes(first: 100, after: $after, deleted: $deleted) {\n      edges {\n        node {\n          ...ListedCode_code\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ListedCodes($deleted: Boolean!, $after: String) {\n    dynamicCodes(first: 100, after: $after, deleted: $deleted) {\n      edges {\n        node {\n          ...ListedCode_code\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseListedCode($id: ID!, $text: String!) {\n    pauseDynamicCode(id: $id, text: $text) {\n      ...ListedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation PauseListedCode($id: ID!, $text: String!) {\n    pauseDynamicCode(id: $id, text: $text) {\n      ...ListedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeListedCode($id: ID!) {\n    resumeDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeListedCode($id: ID!) {\n    resumeDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteListedCode($id: ID!) {\n    deleteDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteListedCode($id: ID!) {\n    deleteDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreListedCode($id: ID!) {\n    restoreDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreListedCode($id: ID!) {\n    restoreDynamicCode(id: $id) {\n      ...ListedCode_code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HistoryAccess_user on User {\n    hasPassword\n  }\n"): (typeof documents)["\n  fragment HistoryAccess_user on User {\n    hasPassword\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HistoryKeyDialog_user on User {\n    hasPassword\n    email\n    username\n  }\n"): (typeof documents)["\n  fragment HistoryKeyDialog_user on User {\n    hasPassword\n    email\n    username\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HistoryKeys_history on History {\n    keyId\n    count\n    keys {\n      method\n      salt\n      rounds\n      ciphertext\n    }\n  }\n"): (typeof documents)["\n  fragment HistoryKeys_history on History {\n    keyId\n    count\n    keys {\n      method\n      salt\n      rounds\n      ciphertext\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryKeys {\n    staysLoggedIn\n    history {\n      ...HistoryKeys_history\n    }\n  }\n"): (typeof documents)["\n  query HistoryKeys {\n    staysLoggedIn\n    history {\n      ...HistoryKeys_history\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepLoggedIn {\n    keepLoggedIn\n  }\n"): (typeof documents)["\n  mutation KeepLoggedIn {\n    keepLoggedIn\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HasRecentLogin {\n    hasRecentLogin\n  }\n"): (typeof documents)["\n  query HasRecentLogin {\n    hasRecentLogin\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHistory($input: CreateHistoryInput!) {\n    createHistory(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHistory($input: CreateHistoryInput!) {\n    createHistory(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceHistoryKey($input: ReplaceHistoryKeyInput!) {\n    replaceHistoryKey(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n"): (typeof documents)["\n  mutation ReplaceHistoryKey($input: ReplaceHistoryKeyInput!) {\n    replaceHistoryKey(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetHistory($input: ResetHistoryInput!) {\n    resetHistory(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n"): (typeof documents)["\n  mutation ResetHistory($input: ResetHistoryInput!) {\n    resetHistory(input: $input) {\n      ...HistoryKeys_history\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EncryptedRecord_record on HistoryRecord {\n    id\n    version\n    revision\n    ciphertext\n    deletedAt\n  }\n"): (typeof documents)["\n  fragment EncryptedRecord_record on HistoryRecord {\n    id\n    version\n    revision\n    ciphertext\n    deletedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPage($first: Int!, $after: String) {\n    history {\n      keyId\n      revision\n      count\n      records(first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryPage($first: Int!, $after: String) {\n    history {\n      keyId\n      revision\n      count\n      records(first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPresets($first: Int!, $after: String) {\n    history {\n      keyId\n      records(kind: PRESET, first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryPresets($first: Int!, $after: String) {\n    history {\n      keyId\n      records(kind: PRESET, first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryFolders($first: Int!) {\n    history {\n      keyId\n      records(kind: FOLDER, first: $first) {\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryFolders($first: Int!) {\n    history {\n      keyId\n      records(kind: FOLDER, first: $first) {\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedCodes($first: Int!, $after: String) {\n    history {\n      keyId\n      revision\n      records(deleted: true, first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeletedCodes($first: Int!, $after: String) {\n    history {\n      keyId\n      revision\n      records(deleted: true, first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        edges {\n          node {\n            ...EncryptedRecord_record\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryRecordsById($ids: [ID!]!, $withDeleted: Boolean! = false) {\n    history {\n      revision\n      recordsById(ids: $ids, withDeleted: $withDeleted) {\n        ...EncryptedRecord_record\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryRecordsById($ids: [ID!]!, $withDeleted: Boolean! = false) {\n    history {\n      revision\n      recordsById(ids: $ids, withDeleted: $withDeleted) {\n        ...EncryptedRecord_record\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription HistoryChanges($since: Int!) {\n    historyChanges(since: $since) {\n      keyId\n      revision\n      reset\n      records {\n        ...EncryptedRecord_record\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription HistoryChanges($since: Int!) {\n    historyChanges(since: $since) {\n      keyId\n      revision\n      reset\n      records {\n        ...EncryptedRecord_record\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveHistoryRecords($input: SaveHistoryRecordsInput!) {\n    saveHistoryRecords(input: $input) {\n      id\n      version\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation SaveHistoryRecords($input: SaveHistoryRecordsInput!) {\n    saveHistoryRecords(input: $input) {\n      id\n      version\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteHistoryRecords($ids: [ID!]!) {\n    deleteHistoryRecords(ids: $ids) {\n      id\n      revision\n      deletedAt\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteHistoryRecords($ids: [ID!]!) {\n    deleteHistoryRecords(ids: $ids) {\n      id\n      revision\n      deletedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseHistoryRecords($ids: [ID!]!) {\n    eraseHistoryRecords(ids: $ids)\n  }\n"): (typeof documents)["\n  mutation EraseHistoryRecords($ids: [ID!]!) {\n    eraseHistoryRecords(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreHistoryRecords($ids: [ID!]!) {\n    restoreHistoryRecords(ids: $ids) {\n      ...EncryptedRecord_record\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreHistoryRecords($ids: [ID!]!) {\n    restoreHistoryRecords(ids: $ids) {\n      ...EncryptedRecord_record\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnRank_user on User {\n    onLeaderboard\n    points\n  }\n"): (typeof documents)["\n  fragment OwnRank_user on User {\n    onLeaderboard\n    points\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeaderboardTable_entry on LeaderboardEntry {\n    rank\n    username\n    level\n    points\n    isViewer\n  }\n"): (typeof documents)["\n  fragment LeaderboardTable_entry on LeaderboardEntry {\n    rank\n    username\n    level\n    points\n    isViewer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Leaderboard {\n    leaderboard {\n      rank\n      isViewer\n      ...LeaderboardTable_entry\n    }\n  }\n"): (typeof documents)["\n  query Leaderboard {\n    leaderboard {\n      rank\n      isViewer\n      ...LeaderboardTable_entry\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportLink($input: ReportLinkInput!) {\n    reportLink(input: $input)\n  }\n"): (typeof documents)["\n  mutation ReportLink($input: ReportLinkInput!) {\n    reportLink(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HowToEarn_user on User {\n    level\n    points\n    nextLevelAt\n  }\n"): (typeof documents)["\n  fragment HowToEarn_user on User {\n    level\n    points\n    nextLevelAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LedgerTable_entry on TokenEntry {\n    id\n    delta\n    reason\n    reference\n    createdAt\n  }\n"): (typeof documents)["\n  fragment LedgerTable_entry on TokenEntry {\n    id\n    delta\n    reason\n    reference\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LedgerTable_feature on PremiumFeature {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment LedgerTable_feature on PremiumFeature {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Level_user on User {\n    tokens\n    level\n    points\n    nextLevelAt\n    ...HowToEarn_user\n  }\n"): (typeof documents)["\n  fragment Level_user on User {\n    tokens\n    level\n    points\n    nextLevelAt\n    ...HowToEarn_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ledger {\n    me {\n      id\n      ledger(first: 100) {\n        edges {\n          node {\n            id\n            ...LedgerTable_entry\n          }\n        }\n      }\n    }\n    catalogue {\n      id\n      ...LedgerTable_feature\n    }\n  }\n"): (typeof documents)["\n  query Ledger {\n    me {\n      id\n      ledger(first: 100) {\n        edges {\n          node {\n            id\n            ...LedgerTable_entry\n          }\n        }\n      }\n    }\n    catalogue {\n      id\n      ...LedgerTable_feature\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unlock($features: [Feature!]!) {\n    unlockFeatures(features: $features) {\n      ...UnlockOfferUser_user\n    }\n  }\n"): (typeof documents)["\n  mutation Unlock($features: [Feature!]!) {\n    unlockFeatures(features: $features) {\n      ...UnlockOfferUser_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnlockOfferUser_user on User {\n    id\n    unlocks {\n      feature\n    }\n    ...UnlockOffer_user\n  }\n"): (typeof documents)["\n  fragment UnlockOfferUser_user on User {\n    id\n    unlocks {\n      feature\n    }\n    ...UnlockOffer_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnlockOfferUser {\n    me {\n      ...UnlockOfferUser_user\n    }\n  }\n"): (typeof documents)["\n  query UnlockOfferUser {\n    me {\n      ...UnlockOfferUser_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TokenCount_user on User {\n    tokens\n    ...LevelUpNotice_user\n  }\n"): (typeof documents)["\n  fragment TokenCount_user on User {\n    tokens\n    ...LevelUpNotice_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LevelUpNotice_user on User {\n    level\n  }\n"): (typeof documents)["\n  fragment LevelUpNotice_user on User {\n    level\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TokensSection_user on User {\n    tokens\n  }\n"): (typeof documents)["\n  fragment TokensSection_user on User {\n    tokens\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnlockOffer_user on User {\n    tokens\n    points\n    level\n    ...HowToEarn_user\n  }\n"): (typeof documents)["\n  fragment UnlockOffer_user on User {\n    tokens\n    points\n    level\n    ...HowToEarn_user\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserMenu_user on User {\n    username\n    level\n    points\n    nextLevelAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment UserMenu_user on User {\n    username\n    level\n    points\n    nextLevelAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOut {\n    logOut\n  }\n"): (typeof documents)["\n  mutation LogOut {\n    logOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendEmailVerification {\n    sendEmailVerification\n  }\n"): (typeof documents)["\n  mutation SendEmailVerification {\n    sendEmailVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Viewer { me { id unlocks { feature } } }"): (typeof documents)["query Viewer { me { id unlocks { feature } } }"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;