import { describe, expect, it } from 'vitest';
import type { IdentityResult } from '../identity/index.ts';
import { identityParts } from '../sections/identity/fields.ts';
import { portfolioDecider, type SectionStates } from './decider.ts';
import { filledParts, partSections } from './filled-parts.ts';

const { sections: empty } = portfolioDecider.initialState;
const identity: IdentityResult = {
  masks: null,
  colors: null,
  learningStyles: null,
  grit: { score: 4, rating: 4 },
};
const withNcaaId: SectionStates = {
  ...empty,
  academics: { version: 1, content: { ...empty.academics.content, ncaaId: '2512345678' } },
};
const document = { id: 'd1', name: 'Transcript', type: 'application/pdf', bytes: 1000, pages: 2 } as const;
const withDocuments: SectionStates = {
  ...empty,
  'academic-documents': { version: 1, content: { documents: [document] } },
};
const withoutGrit: SectionStates = {
  ...empty,
  identity: { version: 1, content: { ...empty.identity.content, grit: false } },
};

describe('the parts that a link can show something of', () => {
  it('are none in an empty portfolio', () => expect(filledParts(empty, null)).toEqual([]));

  it('are those that the athlete has filled in or scored', () => {
    expect(filledParts(withNcaaId, identity)).toEqual(['ncaaId', 'grit']);
    expect(filledParts(withDocuments, null)).toEqual(['documents']);
  });

  it('are each emptied with the section that they are written in', () => {
    const filled: SectionStates = { ...withNcaaId, 'academic-documents': withDocuments['academic-documents'] };
    for (const part of ['documents', 'ncaaId'] as const)
      expect(filledParts({ ...filled, [partSections[part]]: empty[partSections[part]] }, null)).toEqual(
        part === 'documents' ? ['ncaaId'] : ['documents'],
      );
    for (const part of identityParts) expect(Object.keys(empty[partSections[part]].content)).toContain(part);
  });

  it('are without a part of the test that the athlete hides', () =>
    expect(filledParts(withoutGrit, identity)).toEqual([]));
});
