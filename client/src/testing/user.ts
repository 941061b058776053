/** The logged-in user of the tests, with every field that components query. */
export const fakeUser = {
  __typename: 'User',
  id: '1',
  username: 'Ada',
  email: 'ada@example.com',
  emailVerified: true,
  exampleLink: 'http://LOCALHOST:3000/Q/2222222',
  hasPassword: true,
  emailChange: null as { __typename: 'EmailChange'; email: string; expiresAt: string } | null,
  tokens: 5,
  points: 10,
  level: 0,
  nextLevelAt: 50 as number | null,
  onLeaderboard: false,
  noticeEmails: true,
  unreadNotices: 0,
  createdAt: '2026-11-21T09:30:00.000Z',
  unlocks: [] as { __typename: 'Unlock'; feature: string; createdAt: string }[],
};

export type FakeUser = typeof fakeUser;
