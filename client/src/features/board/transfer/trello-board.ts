import { boardText } from '@canary/board/texts';
import type { FilePerson } from './board-file.ts';
import type { DraftBoard } from './fit-board.ts';
import type { DraftList } from './fit-lists.ts';
import { findColor } from './label-color.ts';
import { readItems } from './read-item.ts';
import type { ReceiptBuilder } from './receipt.ts';
import {
  sortByPosition,
  type TrelloAction,
  type TrelloCard,
  type TrelloMember,
  trelloLabel,
  trelloList,
  trelloMember,
  withOwnIds,
} from './trello-export.ts';

/** Open lists become columns. The cards of archived lists go to the archive. */
export function readLists(items: readonly unknown[], receipt: ReceiptBuilder) {
  const lists = sortByPosition(withOwnIds(readItems(trelloList, items, 'List', receipt)));
  const closed = lists.filter((list) => list.closed);
  receipt.find('columns', closed.length);
  for (const { name } of closed) {
    receipt.note(
      'left out',
      'Archived lists',
      'Their cards are in the archive, and go to the first column if they are restored.',
      { example: boardText(name) },
    );
  }
  const open = lists.filter((list) => !list.closed);
  return {
    lists: open.map(({ id, name, color }): DraftList => ({ id, name, color: findColor(color) ?? null })),
    /** The order of all lists. */
    ids: lists.map(({ id }) => id),
    closedIds: new Set(closed.map(({ id }) => id)),
  };
}

/** Labels with a name or a card. */
export function readLabels(
  items: readonly unknown[],
  cards: readonly TrelloCard[],
  receipt: ReceiptBuilder,
): DraftBoard['labels'] {
  const all = new Map(readItems(trelloLabel, items, 'Label', receipt).map((label) => [label.id, label]));
  const used = new Set<string>();
  for (const card of cards) {
    for (const label of card.labels) if (!all.has(label.id)) all.set(label.id, label);
    for (const id of card.idLabels) used.add(id);
  }
  const useful = [...all.values()].filter(({ id, name }) => boardText(name) !== '' || used.has(id));
  receipt.find('labels', all.size - useful.length);
  receipt.note('left out', 'Unused labels without a name', 'No card has them.', {
    count: all.size - useful.length,
  });
  return useful.map(({ id, name, color }) => {
    const colorName = color ? color.replace('_', ' ') : 'No colour';
    const shown = boardText(name) || colorName[0]?.toUpperCase() + colorName.slice(1);
    receipt.note(
      'changed',
      'Labels without a name',
      'A label has a name. They are named after their colour.',
      { count: Number(boardText(name) === ''), example: shown },
    );
    receipt.note('changed', 'Colours of labels', 'The label has the closest colour that this board has.', {
      count: Number(color !== findColor(color)),
      example: shown,
    });
    return { id, name: boardText(name) === '' ? shown : name, color: findColor(color) ?? 'gray' };
  });
}

/**
 * Members become people without an account, and so do the authors of comments and assignees who left the board, as far as
 * the file names them.
 *
 * @param authors the ids of the authors of all comments; empty for an unknown author
 */
export function readPeople(
  items: readonly unknown[],
  cards: readonly TrelloCard[],
  actions: readonly TrelloAction[],
  authors: readonly string[],
  receipt: ReceiptBuilder,
): FilePerson[] {
  const members = readItems(trelloMember, items, 'Member', receipt);
  const named = new Map<string, TrelloMember>();
  for (const { memberCreator, member } of actions) {
    for (const person of [memberCreator, member]) if (person && nameOf(person)) named.set(person.id, person);
  }
  for (const member of members) named.set(member.id, member);
  const assigned = new Set(cards.flatMap(({ idMembers }) => idMembers));
  const ids = new Set([
    ...members.map(({ id }) => id),
    ...[...assigned].filter((id) => named.has(id)),
    ...authors,
  ]);
  for (const { name, idMembers } of cards) {
    receipt.note('left out', 'Assignees who left the board', 'The file doesn’t have their names.', {
      count: idMembers.filter((id) => !ids.has(id)).length,
      example: boardText(name),
    });
  }
  return [...ids].map((id) => {
    const name = nameOf(named.get(id));
    receipt.note('changed', 'People without a name', 'The file doesn’t have their names.', {
      count: Number(!name),
    });
    return { id, name: name || 'Former member' };
  });
}

function nameOf(member: TrelloMember | undefined): string {
  return boardText(member?.fullName ?? '') || boardText(member?.username ?? '');
}
