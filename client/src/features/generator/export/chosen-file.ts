import type { FileOptions } from '@canary/rendering/core/requests';
import { declareValue } from '#shared/storage/value.ts';

/** A format and a size, with a few words for them. */
export interface ChosenFile {
  readonly file: FileOptions;
  readonly label: string;
}

/** The last choice, unread. `file-choice.ts` parses it when it is needed. */
export const rememberedChoice = declareValue<unknown>({
  key: 'browser:cleared:file',
  place: 'local',
  schema: (stored) => stored,
});
