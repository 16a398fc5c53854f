import { expect, it } from 'vitest';
import { sectionTitles } from '../../../sections/titles.ts';
import { portfolioSections } from './portfolio-sections.ts';

it('the landing page names every section that can be filled in', () => {
  // The specification counts the documents as a part of Academics.
  const { 'academic-documents': _, ...counted } = sectionTitles;
  expect(new Set(portfolioSections)).toEqual(new Set(Object.values(counted)));
  expect(portfolioSections).toHaveLength(11);
});
