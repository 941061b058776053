/** What a new account starts with; the server has it in server/src/accounts/constants.ts. */
export const startingTokens = 5;
