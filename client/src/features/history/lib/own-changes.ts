import type { Patch } from './code-patch.ts';
import { type KeptCode, keptCode } from './kept-code.ts';

/** A change that the server hasn't confirmed yet, shown as if it had. */
export type PendingChange =
  | { readonly kind: 'patch'; readonly ids: ReadonlySet<string>; readonly patch: Patch }
  | { readonly kind: 'remove'; readonly ids: ReadonlySet<string> };

/** What is known from the server, with own changes laid over it. */
export function applyOptimistic(
  known: ReadonlyMap<string, KeptCode>,
  changes: readonly PendingChange[],
): readonly KeptCode[] {
  const codes = [...known.values()];
  if (changes.length === 0) return codes;
  return codes.flatMap((kept) => {
    let shown = kept;
    for (const change of changes) {
      if (!change.ids.has(kept.id)) continue;
      if (change.kind === 'remove') return [];
      const changed = change.patch(shown.code);
      if (changed) shown = keptCode(shown, changed);
    }
    return [shown];
  });
}
