import type { Design } from '@canary/qr/design/design';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { nextTimeline, startTimeline, type TimelineAction } from './design-timeline.ts';

const start = startTimeline(codeDefaults.design);
const quietZone = (size: number, isContinuous = false): TimelineAction => ({
  kind: 'change',
  label: 'Quiet zone',
  isContinuous,
  apply: (design) => ({ ...design, quietZone: size }),
});
const level = (value: Design['level']): TimelineAction => ({
  kind: 'change',
  label: 'Error correction',
  apply: (design) => ({ ...design, level: value }),
});
const run = (...actions: TimelineAction[]) => actions.reduce(nextTimeline, start);
const undo: TimelineAction = { kind: 'undo' };
const redo: TimelineAction = { kind: 'redo' };

test('Takes back changes in reverse order and repeats them', () => {
  const changed = run(quietZone(1), level('L'));
  expect(nextTimeline(changed, undo)).toMatchObject({ design: { quietZone: 1, level: start.design.level } });
  expect(run(quietZone(1), level('L'), undo, undo).design).toEqual(start.design);
  expect(run(quietZone(1), level('L'), undo, undo, redo, redo).design).toEqual(changed.design);
});

test('Takes back a drag of a slider as one step', () => {
  const dragged = run(level('L'), quietZone(1, true), quietZone(2, true), quietZone(3, true));
  expect(dragged.past).toHaveLength(2);
  expect(nextTimeline(dragged, undo).design).toMatchObject({ quietZone: start.design.quietZone, level: 'L' });
});

test('Starts another step once something else was changed or undone', () => {
  expect(run(quietZone(1, true), level('L'), quietZone(2, true)).past).toHaveLength(3);
  expect(run(quietZone(1, true), quietZone(2, true), undo, quietZone(3, true)).past).toHaveLength(1);
});

test('A change that changes nothing is no step, and keeps what can be repeated', () => {
  const undone = run(quietZone(1), undo);
  expect(nextTimeline(undone, quietZone(start.design.quietZone))).toBe(undone);
});

test('A change after an undo drops what was undone', () => {
  expect(run(quietZone(1), undo, level('L')).future).toEqual([]);
});

test('Undoing everything returns to the start, and redoing everything to the end', () => {
  const actions = [quietZone(1, true), quietZone(2, true), level('L'), undo, redo];
  const sequences = (length: number): readonly TimelineAction[][] =>
    length === 0 ? [[]] : sequences(length - 1).flatMap((before) => actions.map((next) => [...before, next]));
  for (const sequence of sequences(5)) {
    const end = run(...sequence);
    const undone = end.past.reduce((timeline) => nextTimeline(timeline, undo), end);
    expect(undone.design).toEqual(start.design);
    const redone = undone.future.reduce((timeline) => nextTimeline(timeline, redo), undone);
    const last = end.future.reduce((timeline) => nextTimeline(timeline, redo), end);
    expect(redone.design).toEqual(last.design);
  }
});
