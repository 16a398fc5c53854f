import { expect, it } from 'vitest';
import { checkArticles } from './articles.ts';

it('the doctor lists articles whose figures are old, which is no failure', () => {
  expect(checkArticles(new Date('2026-12-01T00:00:00Z'))).toMatchObject({ check: 'articles', level: 'ok' });
  expect(checkArticles(new Date('2040-01-01T00:00:00Z'))).toMatchObject({
    level: 'warn',
    found: expect.stringContaining('emailing-a-coach'),
    todo: expect.stringContaining('packages/domain/src/blog/articles.ts'),
  });
});
