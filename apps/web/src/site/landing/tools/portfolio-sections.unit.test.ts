import { sections } from '@palmares/domain/portfolio';
import { expect, it } from 'vitest';
import { openSections, portfolioSections } from './portfolio-sections.ts';

it('the home page calls open the sections that can be filled in, and no other', () => {
  expect(portfolioSections).toHaveLength(11);
  expect(openSections).toBe(Object.keys(sections).length);
  expect(portfolioSections.filter(({ isOpen }) => isOpen)).toHaveLength(openSections);
});
