import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { absentOr, fieldErrors, refusedBy } from './field-errors.ts';
import { line } from './text.ts';

const form = z.object({
  name: line({ min: 2, max: 3, required: true }),
  items: z.array(z.object({ n: z.int({ error: absentOr('year_invalid') }) })),
});
const errorOf = (value: unknown): z.core.$ZodError => {
  const { error } = form.safeParse(value);
  if (!error) throw new Error('Nothing was refused');
  return error;
};

describe('field errors', () => {
  it('name each field by its path, with a code and the parameters of its message', () =>
    expect(fieldErrors(errorOf({ name: 'abcd', items: [{ n: 1 }, { n: 'x' }] }))).toEqual({
      name: { code: 'too_long', params: { max: 3 } },
      'items.1.n': { code: 'year_invalid', params: {} },
    }));

  it('distinguish an absent value from a wrong one', () => {
    expect(fieldErrors(errorOf({ name: null, items: [{}] }))).toMatchObject({
      name: { code: 'required' },
      'items.0.n': { code: 'required' },
    });
    expect(fieldErrors(errorOf({ name: 7, items: [] }))).toMatchObject({ name: { code: 'invalid' } });
  });

  it('never contain a message of the schema library', () =>
    expect(fieldErrors(errorOf({ name: 'ab', items: 'none' }))).toEqual({ items: { code: 'invalid', params: {} } }));

  it('become a refusal with the first of them', () => {
    expect(refusedBy(errorOf({ name: 'a', items: [] })).refusal).toEqual({
      code: 'too_short',
      field: 'name',
      params: { min: 2 },
    });
    expect(refusedBy(errorOf({ name: 'ab', items: [{}] }), 'items').refusal).toEqual({
      code: 'required',
      field: '0.n',
    });
  });
});
