import { expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

const texts = (notices: ReturnType<typeof createNotices>) => notices.read().map(({ text }) => text);

const deletion = (name: string, undo: () => void) => ({
  id: name,
  text: `Deleted ${name}.`,
  undo,
  sum: { kind: 'delete', count: 1, text: (count: number) => `Deleted ${count} codes.` },
});

test('Notices of one kind add up, and one Undo undoes all of them, the last first', () => {
  const notices = createNotices();
  const undone: string[] = [];
  for (const name of ['a', 'b', 'c']) notices.show(deletion(name, () => undone.push(name)));
  expect(texts(notices)).toEqual(['Deleted 3 codes.']);
  notices.undoLast();
  expect(undone).toEqual(['c']);
  expect(texts(notices)).toEqual(['Deleted 2 codes.']);
  notices.read()[0]?.undo?.();
  expect(undone).toEqual(['c', 'b', 'a']);
  expect(texts(notices)).toEqual([]);
  expect(notices.undoLast()).toBe(false);
});

test('A notice replaces the temporary one before, whose action can still be undone', () => {
  const notices = createNotices();
  const undo = vi.fn();
  notices.show({ id: 'move', text: 'Moved.', undo });
  notices.show({ id: 'done', text: 'Restored.' });
  expect(texts(notices)).toEqual(['Restored.']);
  expect(notices.undoLast()).toBe(true);
  expect(undo).toHaveBeenCalledOnce();
});

test('A notice that stays until it is dismissed outlives temporary ones', () => {
  const notices = createNotices();
  notices.show({ id: 'error', text: 'Not saved.', lifetime: 'until-dismissed' });
  notices.show({ id: 'done', text: 'Restored.' });
  expect(texts(notices)).toEqual(['Not saved.', 'Restored.']);
  notices.dismiss('done');
  expect(texts(notices)).toEqual(['Not saved.']);
  notices.dismiss('error');
  expect(texts(notices)).toEqual([]);
});

test('An action that failed can’t be undone', () => {
  const notices = createNotices();
  const undo = vi.fn();
  notices.show(deletion('a', undo));
  notices.withdraw('a');
  expect(texts(notices)).toEqual([]);
  expect(notices.undoLast()).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

test('Leaving a page hides notices without Undo', () => {
  const notices = createNotices();
  notices.show({ id: 'error', text: 'Not saved.', lifetime: 'until-dismissed' });
  notices.show(deletion('a', () => {}));
  notices.clear();
  expect(texts(notices)).toEqual(['Deleted a.']);
});

test('The last 100 actions can be undone, each once', () => {
  const { undoable, undoLast } = createNotices();
  const undone: number[] = [];
  const undos = Array.from({ length: 102 }, (_, index) => undoable(() => undone.push(index)));
  undos[101]?.();
  undos[101]?.();
  while (undoLast());
  expect(undone).toEqual(Array.from({ length: 100 }, (_, index) => 101 - index));
});
