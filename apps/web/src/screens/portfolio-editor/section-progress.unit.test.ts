import { describe, expect, it } from 'vitest';
import type { SectionSummary } from '../../drafts/section-draft.ts';
import { progressOf, sectionToWrite } from './section-progress.ts';

const whole: SectionSummary = {
  name: 'introduction',
  touched: false,
  pending: false,
  valid: true,
  empty: false,
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
});
