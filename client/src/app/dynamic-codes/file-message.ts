import { textFromState } from '#shared/browser/navigation.ts';

/** The navigation state that makes a code's page show the message about its file. */
export const withFileMessage = (fileMessage: string) => ({ fileMessage });

/** Reads the message from a navigation's state. */
export const fileMessageIn = (state: unknown) => textFromState(state, 'fileMessage');
