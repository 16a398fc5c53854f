import { expect, it } from 'vitest';
import { articlesToCheck } from './figures.ts';
import { articleSlugs } from './slugs.ts';

it('the figures of an article are checked again after 18 months, which count from the beginning of the month', () => {
  const checkedIn = (slug: string) => (slug === 'emailing-a-coach' ? '2026-11' : '2027-06');
  const at = (day: string) => articlesToCheck(new Date(`${day}T00:00:00Z`), checkedIn);
  expect(at('2026-11-30')).toEqual([]);
  expect(at('2028-05-31')).toEqual([]);
  expect(at('2028-06-01')).toEqual(['emailing-a-coach']);
  expect(at('2029-01-01')).toEqual(articleSlugs);
});
