import type { StoredCode } from '@canary/vault/record';
import type { Code } from '#shared/code/code.ts';
import { runType } from '#shared/code/saved-run.ts';
import { imagePartsOf, replaceImages } from './design-images.ts';
import { isInPlace, type PartKind, type PartReference } from './parts.ts';

type Content = Pick<Code, 'type' | 'values'> & {
  readonly look: { readonly design: object; readonly size: number };
};

/** Replaces the parts of a code: the images of its design, and the table of a run. */
export function replaceParts<Whole extends Content>(
  code: Whole,
  replace: (part: string, kind: PartKind) => string,
): Omit<Whole, 'values' | 'look'> & Pick<StoredCode, 'values' | 'look'> {
  const { type, values, look } = code;
  const run = type === runType ? values['run'] : undefined;
  return {
    ...code,
    values: run === undefined ? { ...values } : { ...values, run: replace(run, 'RUN') },
    look: { ...look, design: replaceImages(look.design, (image) => replace(image, 'IMAGE')) },
  };
}

/** The records that a stored code refers to. */
export function partsOf({ type, values, look }: StoredCode): readonly PartReference[] {
  const run = type === runType ? values['run'] : undefined;
  const images = imagePartsOf(look.design);
  return run === undefined || isInPlace(run) ? images : [...images, { id: run, kind: 'RUN' }];
}
