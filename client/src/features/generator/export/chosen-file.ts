import type { FileOptions } from '@canary/rendering/core/requests';
import { declareValue } from '#shared/storage/value.ts';

/** A format and a size, with a few words for them. */
export interface ChosenFile {
  readonly file: FileOptions;
  readonly label: string;
}

/** The last choice, unread. In a small module, because the first load needs nothing else. */
export const rememberedChoice = declareValue<unknown>({
  key: 'browser:cleared:file',
  place: 'local',
  schema: (stored) => stored,
});
