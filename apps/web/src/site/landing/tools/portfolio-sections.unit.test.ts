import { sections } from '@palmares/domain/portfolio';
import { expect, it } from 'vitest';
import { openSections, portfolioSections } from './portfolio-sections.ts';

it('the landing page marks exactly the sections that can be filled in as open', () => {
  expect(portfolioSections).toHaveLength(11);
  expect(openSections).toBe(Object.keys(sections).length);
  expect(portfolioSections.filter(({ isOpen }) => isOpen)).toHaveLength(openSections);
});
