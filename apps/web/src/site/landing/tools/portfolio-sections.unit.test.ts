import { sections } from '@palmares/domain/portfolio';
import { expect, it } from 'vitest';
import { openSections, portfolioSections } from './portfolio-sections.ts';

it('the landing page marks exactly the sections that can be filled in as open', () => {
  expect(portfolioSections).toHaveLength(11);
  // The specification counts the documents as a part of Academics.
  const counted = Object.keys(sections).filter((name) => name !== 'academic-documents');
  expect(openSections).toBe(counted.length);
});
