import { type ContentType, fieldsFor, type Values } from '@canary/qr/content/content-type';
import type { SaveMode, SaveTarget } from '#shared/code/save-target.ts';
import { type Destination, fileTarget } from './export-target.ts';

/** Saves the code to the history, after its file was checked as for a download. */
export function historyTarget(
  saveTarget: SaveTarget,
  type: ContentType,
  values: Values,
  requested: SaveMode,
): Destination {
  return (file, design) => {
    const look = { design, size: file.size.width };
    const code = { type: type.id, values: shownValues(type, values), look };
    return {
      ...fileTarget(file, design),
      async deliver(png) {
        await png;
        return '';
      },
      save: (mode = requested) => saveTarget.save(code, mode),
      verb: 'save',
    };
  };
}

/** Returns the values that are in the code: hidden fields may still have others. */
export function shownValues(type: ContentType, values: Values): Values {
  return Object.fromEntries(fieldsFor(type, values).map(({ name }) => [name, values[name] ?? '']));
}
