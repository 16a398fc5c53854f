import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generalLimits } from './fields.ts';
import { centimetresOf, heightOf, kilogramsOf, poundsOf } from './measures.ts';

const { feet, inches, pounds } = generalLimits;
const heights = fc.record({ feet: fc.integer(feet), inches: fc.integer(inches) });
const switches = 10;

const after = <Value>(start: Value, once: (value: Value) => Value): Value =>
  Array.from({ length: switches }).reduce<Value>(once, start);

describe('a measure entered in either system', () => {
  it('stays the same height however often it is switched', () =>
    fc.assert(
      fc.property(heights, (height) => {
        expect(after(height, (stored) => heightOf(centimetresOf(stored)))).toEqual(height);
      }),
    ));

  it('settles at the first height stored when it was typed in centimetres', () =>
    fc.assert(
      fc.property(fc.integer({ min: 91, max: 272 }), (typed) => {
        const shown = centimetresOf(heightOf(typed));
        expect(Math.abs(shown - typed)).toBeLessThanOrEqual(1);
        expect(after(shown, (metric) => centimetresOf(heightOf(metric)))).toBe(shown);
      }),
    ));

  it('settles at the first weight stored when it was typed in kilograms', () =>
    fc.assert(
      fc.property(fc.integer({ min: 23, max: 226 }), (typed) => {
        expect(after(typed, (metric) => kilogramsOf(poundsOf(metric)))).toBe(typed);
      }),
    ));

  it('keeps its pounds while it is only shown in kilograms', () => {
    expect([poundsOf(75), kilogramsOf(165)]).toEqual([165, 75]);
    expect(kilogramsOf(pounds.max)).toBe(227);
  });

  it('is the nearest inch', () => {
    expect(heightOf(180)).toEqual({ feet: 5, inches: 11 });
    expect(heightOf(182)).toEqual({ feet: 6, inches: 0 });
    expect(centimetresOf({ feet: 5, inches: 11 })).toBe(180);
  });
});
