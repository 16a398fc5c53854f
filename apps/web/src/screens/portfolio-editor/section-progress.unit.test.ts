import { describe, expect, it } from 'vitest';
import type { SectionSummary } from '../../drafts/section-draft.ts';
import {
  noteOf,
  problemIn,
  progressOf,
  progressOfAll,
  sectionToWrite,
  unfinishedElsewhere,
  withResult,
} from './section-progress.ts';

const whole: SectionSummary = {
  name: 'introduction',
  touched: false,
  pending: false,
  waiting: 0,
  valid: true,
  problem: null,
  empty: false,
  optional: false,
  conflict: false,
  refusal: null,
};
const empty: SectionSummary = { ...whole, name: 'sports-history', empty: true };
const begun: SectionSummary = { ...whole, name: 'motto', touched: true };

const progressesOf = (...sections: SectionSummary[]) => sections.map(progressOf);
const next = (...sections: SectionSummary[]) => sectionToWrite(sections)?.name;
const count = (...sections: SectionSummary[]) => progressOfAll(sections);

it('a section says that its words are on the device alone only where the device keeps them', () => {
  expect([noteOf(begun, 'kept'), noteOf(begun, 'failing'), noteOf(begun, 'blocked')]).toEqual([
    'device_only',
    'not_stored',
    'not_stored',
  ]);
  expect(noteOf(whole, 'blocked')).toBeNull();
  expect(noteOf({ ...begun, conflict: true }, 'kept')).toBe('conflict');
});

describe('how far a section is', () => {
  it('is done when its words are in the account, and begun while some are on the device only', () => {
    expect(progressesOf(empty, begun, whole)).toEqual(['empty', 'started', 'done']);
  });

  it('tells the first section to write, begun or empty', () => {
    expect(next(whole, begun, empty)).toBe('motto');
    expect(next(whole)).toBeUndefined();
  });

  it('counts the sections that are done among those that are asked for', () =>
    expect(count(whole, begun, empty)).toEqual({ done: 1, total: 3 }));
});

describe('the save status of a page', () => {
  const unfinished: SectionSummary = { ...begun, valid: false };

  it('speaks of another page only if nothing on this one has to be finished', () => {
    expect(unfinishedElsewhere([whole, unfinished], ['introduction'])).toBe('motto');
    expect(unfinishedElsewhere([whole, unfinished], ['motto'])).toBeNull();
    expect(unfinishedElsewhere([{ ...whole, touched: true, valid: false }, unfinished], ['motto'])).toBeNull();
    expect(unfinishedElsewhere([whole, begun], ['introduction'])).toBeNull();
  });

  const problem = { code: 'phone_invalid', params: {} } as const;
  const wrong: SectionSummary = { ...begun, name: 'contacts', valid: false, problem };

  it('speaks of what is to be fixed on another page before what is missing on this one', () => {
    expect(unfinishedElsewhere([unfinished, wrong], ['motto'])).toBe('contacts');
    expect(unfinishedElsewhere([unfinished, wrong], ['introduction'])).toBe('contacts');
    expect(unfinishedElsewhere([unfinished, wrong], ['contacts'])).toBeNull();
  });

  it('the save status names what is to be fixed on the page itself', () => {
    expect(problemIn([whole, wrong], ['contacts'])).toBe(problem);
    expect(problemIn([whole, wrong], ['introduction'])).toBeNull();
  });
});

describe('an optional section', () => {
  const optional: SectionSummary = { ...empty, name: 'motto', optional: true };

  it('is not asked for, and nothing is missing without it', () => {
    expect(next(whole, optional)).toBeUndefined();
    expect(count(whole, optional)).toEqual({ done: 1, total: 1 });
  });

  it('is to be finished once it was begun', () => {
    expect(next(whole, { ...optional, touched: true })).toBe('motto');
    expect(next(whole, { ...optional, empty: false })).toBeUndefined();
  });
});

describe('Identity', () => {
  const switches: SectionSummary = { ...whole, name: 'identity' };
  const progress = (identity: SectionSummary, isScored: boolean) =>
    progressesOf(...withResult([whole, identity], isScored));

  it('is done when a result is scored, and not when its switches were used', () => {
    expect(progress({ ...switches, empty: true }, true)).toEqual(['done', 'done']);
    expect(progress(switches, true)).toEqual(['done', 'done']);
    expect(progress(switches, false)).toEqual(['done', 'empty']);
  });

  it('is not done while a switch waits on the device', () =>
    expect(progress({ ...switches, touched: true }, true)).toEqual(['done', 'started']));

  it('is asked for', () => expect(count(...withResult([whole, switches], false))).toEqual({ done: 1, total: 2 }));
});
