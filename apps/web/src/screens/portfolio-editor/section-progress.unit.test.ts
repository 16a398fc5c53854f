import { describe, expect, it } from 'vitest';
import type { SectionSummary } from '../../drafts/section-draft.ts';
import { editorPages, pageToWrite, progressOf, progressOfAll } from './section-progress.ts';

const whole: SectionSummary = {
  name: 'introduction',
  touched: false,
  pending: false,
  valid: true,
  empty: false,
  optional: false,
  conflict: false,
  refusal: null,
};
const empty: SectionSummary = { ...whole, name: 'sports-history', empty: true };
const begun: SectionSummary = { ...whole, name: 'motto', touched: true };

const progressesOf = (...sections: SectionSummary[]) => editorPages(sections).map(progressOf);
const next = (...sections: SectionSummary[]) => pageToWrite(editorPages(sections));
const count = (...sections: SectionSummary[]) => progressOfAll(editorPages(sections));

describe('how far a section is', () => {
  it('is done when its words are in the account, and begun while some are on the device only', () => {
    expect(progressesOf(empty, begun, whole)).toEqual(['empty', 'started', 'done']);
  });

  it('tells the first section to write, begun or empty', () => {
    expect(next(whole, begun, empty)).toBe('motto');
    expect(next(whole)).toBeUndefined();
  });

  it('counts the sections that are done among those that are asked for', () =>
    expect(count(whole, begun, empty)).toEqual({ done: 1, all: 3 }));
});

describe('an optional section', () => {
  const optional: SectionSummary = { ...empty, name: 'motto', optional: true };

  it('is not asked for, and nothing is missing without it', () => {
    expect(next(whole, optional)).toBeUndefined();
    expect(count(whole, optional)).toEqual({ done: 1, all: 1 });
  });

  it('is to be finished once it was begun', () => {
    expect(next(whole, { ...optional, touched: true })).toBe('motto');
    expect(next(whole, { ...optional, empty: false })).toBeUndefined();
  });
});

describe('a page of two sections', () => {
  const academics: SectionSummary = { ...whole, name: 'academics' };
  const documents: SectionSummary = { ...whole, name: 'academic-documents' };
  const none = { empty: true } as const;

  it('is one entry, that counts once', () => {
    expect(editorPages([academics, documents]).map(({ name }) => name)).toEqual(['academics']);
    expect(count(academics, documents)).toEqual({ done: 1, all: 1 });
  });

  it('is empty while both are, and done when both are', () => {
    expect(progressesOf({ ...academics, ...none }, { ...documents, ...none })).toEqual(['empty']);
    expect(progressesOf(academics, { ...documents, ...none })).toEqual(['started']);
    expect(progressesOf({ ...academics, ...none }, documents)).toEqual(['started']);
    expect(progressesOf(academics, documents)).toEqual(['done']);
  });

  it('is not done while either waits on the device', () => {
    expect(progressesOf(academics, { ...documents, touched: true })).toEqual(['started']);
    expect(next({ ...academics, touched: true }, documents)).toBe('academics');
  });
});
