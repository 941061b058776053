import type { NewChange, QueuedKind } from '@canary/board/changes/index';
import { describe, expect, test } from 'vitest';
import { type ShownComment, type ShownTexts, withPendingChanges } from './shown-texts.ts';

const comment = (id: string, text: string, createdAt: string | null = null): ShownComment => ({
  ...{ id, authorId: 'ada', text, createdAt, editedAt: null },
});
const old = comment('old', 'Oat?', '2026-11-20T10:00:00Z');
const older = comment('older', 'Soy?', '2026-11-19T10:00:00Z');
const checklist = ['Oat', 'Rice'].map((text, index) => ({
  id: text,
  text,
  isDone: false,
  rank: `a${index}`,
}));
const texts: ShownTexts = { description: 'Milk\nEggs', checklist, comments: [old, older] };

/** The texts that a card shows while changes of Ada are unsent. */
function show(
  changes: readonly NewChange<QueuedKind>[],
  stored = texts,
  known: readonly ShownComment[] = [],
) {
  const pending = changes.map((change, index) => ({ ...change, changeId: `${index}` }));
  return withPendingChanges(stored, pending, 'ada', new Map(known.map((one) => [one.id, one])));
}

describe('While a change is unsent, the card shows', () => {
  const edit = (base: string, text: string) =>
    ({ kind: 'setDescription', input: { id: 'milk', base, text } }) as const;
  const editComment = (base: string, text: string) =>
    ({ kind: 'updateComment', input: { id: 'milk', commentId: 'old', base, text } }) as const;

  test('the user’s text, merged with what another person has changed in other words', () => {
    expect(show([edit('Bread\nEggs', 'Bread\nSix eggs')]).description).toBe('Milk\nSix eggs');
    expect(
      show([editComment('Oat', 'Oat!')], { ...texts, comments: [comment('old', 'Oat')] }).comments,
    ).toEqual([comment('old', 'Oat!')]);
  });

  test('the user’s text, and not the one of another person who has changed the same words', () => {
    expect(show([edit('Bread\nEggs', 'Cheese\nEggs')]).description).toBe('Cheese\nEggs');
    expect(show([editComment('Rice?', 'Nuts?')]).comments.map(({ text }) => text)).toEqual(['Nuts?', 'Soy?']);
  });

  test('the last of several texts of the user', () => {
    expect(show([edit('Milk\nEggs', 'Tea'), edit('Tea', 'Green tea')]).description).toBe('Green tea');
  });

  test('the checklist with each change, also after the server has it', () => {
    const ofOat = { id: 'milk', itemId: 'Oat' };
    const soy = { id: 'Soy', text: 'Soy', isDone: true };
    const changes: readonly NewChange<QueuedKind>[] = [
      { kind: 'createChecklistItems', input: { id: 'milk', items: [soy], after: 'Oat' } },
      { kind: 'updateChecklistItem', input: { ...ofOat, text: 'Oats', isDone: true } },
      { kind: 'moveChecklistItem', input: ofOat },
      { kind: 'deleteChecklistItem', input: { id: 'milk', itemId: 'Rice' } },
    ];
    const shown = show(changes);
    const expected = [soy, { id: 'Oat', text: 'Oats', isDone: true }];
    expect(shown.checklist).toMatchObject(expected);
    expect(show(changes, shown).checklist).toMatchObject(expected);
  });

  test('a new comment first, and once, also after the server has it', () => {
    const add = { kind: 'createComment', input: { id: 'milk', commentId: 'new', text: 'Rice?' } } as const;
    const shown = show([add]);
    expect(shown.comments).toEqual([comment('new', 'Rice?'), old, older]);
    expect(show([add], shown)).toEqual(shown);
  });

  test('no deleted comment, and a restored one at its place', () => {
    const ofOld = { id: 'milk', commentId: 'old' };
    const remove = { kind: 'deleteComment', input: ofOld } as const;
    const restore = { kind: 'restoreComment', input: ofOld } as const;
    const without = show([remove]);
    expect(without.comments).toEqual([older]);
    expect(show([restore], without, [old])).toEqual(texts);
    expect(show([restore], texts, [old])).toEqual(texts);
  });
});
