import { noDetails } from '@canary/board/details';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardFile } from './board-file.ts';
import { planImport } from './import-plan.ts';
import { arbitraryBoard } from './testing/arbitrary-board.ts';

/** The place of a person: several people may have one name. */
const personIn =
  ({ people }: BoardFile) =>
  (id: string) =>
    people.findIndex((person) => person.id === id);

/** Puts the requests of an import together again. */
function assemble(board: BoardFile) {
  const { start, chunks } = planImport(board);
  const name = (items: readonly { readonly id: string; readonly name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name;
  const comments = chunks.flatMap((chunk) => chunk.comments);
  return chunks
    .flatMap(({ cards }) => cards)
    .map(({ id, columnId, labelIds, assigneeIds, checklist, ...card }) => ({
      ...card,
      column: name(start.columns, columnId),
      labels: labelIds.map((label) => name(start.labels, label)),
      assignees: assigneeIds.map((person) => start.people.findIndex(({ id: other }) => other === person)),
      checklist: checklist.map(({ text, isDone }) => ({ text, isDone })),
      comments: comments
        .filter(({ cardId }) => cardId === id)
        .map(({ id: _, cardId: __, authorId, ...comment }) => ({
          ...comment,
          author: start.people.findIndex(({ id: person }) => person === authorId),
        })),
    }));
}

test('The requests of an import hold the whole board', () => {
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      const name = (items: readonly { readonly id: string; readonly name: string }[], id: string) =>
        items.find((item) => item.id === id)?.name;
      expect(assemble(board)).toEqual(
        board.cards.map((card) => ({
          ...card,
          number: card.number ?? expect.any(Number),
          column: name(board.columns, card.column),
          labels: card.labels.map((label) => name(board.labels, label)),
          assignees: card.assignees.map(personIn(board)),
          comments: card.comments.map((comment) => ({ ...comment, author: personIn(board)(comment.author) })),
        })),
      );
    }),
  );
});

test('Every id is new, and the same one is never used twice', () => {
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      const { start, chunks } = planImport(board);
      const cards = chunks.flatMap((chunk) => chunk.cards);
      const ids = [
        start.id,
        ...[start.columns, start.labels, start.people, cards, chunks.flatMap(({ comments }) => comments)]
          .flat()
          .map(({ id }) => id),
        ...cards.flatMap(({ checklist }) => checklist.map(({ id }) => id)),
      ];
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id } of board.columns) expect(ids).not.toContain(id);
    }),
  );
});

const card: BoardFile['cards'][number] = {
  number: null,
  title: 'Milk',
  description: '',
  column: 'todo',
  labels: [],
  assignees: [],
  ...noDetails,
  checklist: [],
  comments: [],
  isArchived: false,
};
const board: BoardFile = {
  format: 'canary-board',
  version: 1,
  name: 'Kitchen',
  address: null,
  columns: [{ id: 'todo', name: 'To do', color: null }],
  labels: [],
  people: [{ id: 'ada', name: 'Ada' }],
  cards: [],
};

test('A request has up to 1,000 cards, items and comments', () => {
  const comment = { author: 'ada', createdAt: '2026-11-26T09:30:00Z', editedAt: null, text: 'a' };
  const checklist = Array(98).fill({ text: 'a', isDone: false });
  const sizes = (one: Partial<BoardFile['cards'][number]>, count: number) =>
    planImport({ ...board, cards: Array(count).fill({ ...card, ...one }) }).chunks.map(
      ({ cards, comments }) => [cards.length, comments.length],
    );
  expect(sizes({}, 2_001)).toEqual([
    [1_000, 0],
    [1_000, 0],
    [1, 0],
  ]);
  expect(sizes({ checklist, comments: [comment] }, 11)).toEqual([
    [10, 10],
    [1, 1],
  ]);
  expect(sizes({ comments: Array(700).fill(comment) }, 3)).toEqual([
    [2, 998],
    [1, 999],
    [0, 103],
  ]);
});

test('A request is smaller than the server’s limit, even for one card with the largest comments', () => {
  const comment = {
    author: 'ada',
    createdAt: '2026-11-26T09:30:00Z',
    editedAt: null,
    text: '€'.repeat(5_000),
  };
  const { chunks, start } = planImport({
    ...board,
    cards: [{ ...card, comments: Array(200).fill(comment) }],
  });
  expect(chunks.length).toBeGreaterThan(3);
  expect(chunks.flatMap(({ comments }) => comments)).toHaveLength(200);
  expect(start.people).toEqual([{ id: expect.any(String), name: 'Ada' }]);
  for (const chunk of chunks) expect(new Blob([JSON.stringify(chunk)]).size).toBeLessThan(910_000);
});

test('A card without a number gets one that no other card has', () => {
  const numbers = [3, null, 1, null, null];
  const { chunks } = planImport({ ...board, cards: numbers.map((number) => ({ ...card, number })) });
  expect(chunks.flatMap(({ cards }) => cards.map(({ number }) => number))).toEqual([3, 2, 1, 4, 5]);
});
