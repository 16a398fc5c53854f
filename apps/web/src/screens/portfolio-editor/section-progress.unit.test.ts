import { describe, expect, it } from 'vitest';
import type { SectionSummary } from '../../drafts/section-draft.ts';
import { progressOf, progressOfAll, sectionToWrite } from './section-progress.ts';

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
const empty: SectionSummary = { ...whole, empty: true };
const begun: SectionSummary = { ...whole, touched: true };

describe('how far a section is', () => {
  it('is done when its words are in the account, and begun while some are on the device only', () => {
    expect([empty, begun, whole].map(progressOf)).toEqual(['empty', 'started', 'done']);
  });

  it('tells the first section to write, begun or empty', () => {
    expect(sectionToWrite([whole, { ...begun, name: 'motto' }, { ...empty, name: 'sports-history' }])).toBe('motto');
    expect(sectionToWrite([whole])).toBeUndefined();
  });

  it('counts the sections that are done among those that are asked for', () =>
    expect(progressOfAll([whole, begun, empty])).toEqual({ done: 1, all: 3 }));
});

describe('an optional section', () => {
  const optional: SectionSummary = { ...empty, name: 'motto', optional: true };

  it('is not asked for, and nothing is missing without it', () => {
    expect(sectionToWrite([whole, optional])).toBeUndefined();
    expect(progressOfAll([whole, optional])).toEqual({ done: 1, all: 1 });
  });

  it('is to be finished once it was begun', () => {
    expect(sectionToWrite([whole, { ...optional, touched: true }])).toBe('motto');
    expect(sectionToWrite([whole, { ...optional, empty: false }])).toBeUndefined();
  });
});
