import { sectionNames } from '@palmares/domain/portfolio';
import { describe, expect, it } from 'vitest';
import { addressOf, hasPage, sectionsOn } from './section-pages.ts';

describe('the pages of the editor', () => {
  it('end Academics with the documents, which have no page of their own', () => {
    expect(sectionsOn('academics', sectionNames)).toEqual(['academics', 'academic-documents']);
    expect(hasPage('academic-documents')).toBe(false);
    expect(addressOf('academic-documents')).toEqual({ section: 'academics', hash: 'documents' });
  });

  it('hold every section once', () => {
    const pages = sectionNames.filter(hasPage);
    expect(pages.flatMap((page) => sectionsOn(page, sectionNames)).toSorted()).toEqual(sectionNames.toSorted());
    for (const page of pages) expect(addressOf(page)).toEqual({ section: page });
  });
});
