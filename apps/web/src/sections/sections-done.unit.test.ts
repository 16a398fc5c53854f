import { expect, it } from 'vitest';
import { sectionsDone } from './sections-done.ts';

const section = (isDone: boolean, isOptional = false) => ({ isDone, isOptional });

it('sections that are done are counted among those that are asked for', () =>
  expect(sectionsDone([section(true), section(false), section(true)])).toEqual({ done: 2, total: 3 }));

it('an optional section never counts, so that the total stays the same', () => {
  expect(sectionsDone([section(true), section(false, true)])).toEqual({ done: 1, total: 1 });
  expect(sectionsDone([section(true), section(true, true)])).toEqual({ done: 1, total: 1 });
});

it('no sections are none of none', () => expect(sectionsDone([])).toEqual({ done: 0, total: 0 }));
