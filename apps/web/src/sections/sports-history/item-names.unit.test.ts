import { blankMetric } from '@palmares/domain/sections';
import { expect, it } from 'vitest';
import { performanceDetail } from './item-names.ts';

const saves = { id: '1', sportId: '', result: '.931', event: 'Save percentage', desc: '', metric: null };
const average = { ...blankMetric('percent'), unit: 'average', value: 9310 } as const;

it('the number of a performance is beside its name where it says something else than the result', () => {
  expect(performanceDetail(saves)).toBe('');
  expect(performanceDetail({ ...saves, metric: average })).toBe('');
  expect(performanceDetail({ ...saves, metric: { ...average, value: '.931' } })).toBe('');
  expect(performanceDetail({ ...saves, result: 'First of 14', metric: average })).toBe('.931');
  const typed = { ...blankMetric('distance'), value: '1,500', typedIn: 'en' } as const;
  expect(performanceDetail({ ...saves, metric: typed })).toBe('1500\u00a0m');
  expect(performanceDetail({ ...saves, metric: { ...typed, value: 'far' } })).toBe('far');
});
