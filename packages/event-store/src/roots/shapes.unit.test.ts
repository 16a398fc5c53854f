import { expect, it } from 'vitest';
import {
  base64,
  bool,
  date,
  decimal,
  exactly,
  hex,
  integerFrom,
  listOf,
  moment,
  objectOf,
  oneOf,
  orNull,
  type Shape,
} from './shapes.ts';

const fitting = (shape: Shape<unknown>, values: readonly unknown[]) => values.filter((value) => shape(value));

it('a date is a day that its month has', () => {
  const days = ['2026-11-21', '2024-02-29'];
  expect(
    fitting(date, [...days, '2026-02-29', '2026-13-01', '2026-1-1', '21.11.2026', '2026-11-21Z', '', 20261121]),
  ).toEqual(days);
});

it('a moment is in UTC, with or without seconds and their fraction', () => {
  const moments = ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.123Z', '2026-11-21T12:00Z'];
  const others = [
    '2026-11-21',
    '2026-11-21T12:00:00',
    '2026-11-21T12:00:00+01:00',
    '2026-02-30T12:00:00Z',
    '2026-11-21T25:00:00Z',
  ];
  expect(fitting(moment, [...moments, ...others])).toEqual(moments);
});

it('bytes are hexadecimal digits, or whole groups in base64', () => {
  expect(fitting(hex, ['', '0aF9', 'xyz', 12])).toEqual(['', '0aF9']);
  expect(fitting(base64, ['', 'AAAA', 'AAA=', 'AA==', 'A===', 'AAA', 'AA-_', null])).toEqual([
    '',
    'AAAA',
    'AAA=',
    'AA==',
  ]);
});

it('an integer is safe and not below the minimum', () => {
  expect(fitting(integerFrom(0), [0, 7, -1, 1.5, Number.NaN, 2 ** 53, '1'])).toEqual([0, 7]);
  expect(fitting(integerFrom(1), [0, 1])).toEqual([1]);
});

it('an object has each member in its shape, whatever else it has', () => {
  const root = objectOf({ format: exactly('root/1'), previous: orNull(objectOf({ date })) });
  const roots = [
    { format: 'root/1', previous: null },
    { format: 'root/1', previous: { date: '2026-11-21' }, more: true },
  ];
  const others = [
    { format: 'root/2', previous: null },
    { format: 'root/1' },
    { format: 'root/1', previous: {} },
    null,
    'x',
    [],
  ];
  expect(fitting(root, [...roots, ...others])).toEqual(roots);
});

it('a decimal has digits only, however many', () => {
  const decimals = ['0', '18446744073709551615'];
  expect(fitting(decimal, [...decimals, '', '-1', '1.5', '1e3', 7])).toEqual(decimals);
});

it('a list has each element in its shape, and the given length if any', () => {
  expect(fitting(listOf(integerFrom(0)), [[], [1, 2], [1, '2'], 'x', null])).toEqual([[], [1, 2]]);
  expect(fitting(listOf(integerFrom(0), 2), [[], [1, 2], [1, 2, 3]])).toEqual([[1, 2]]);
});

it('one of several texts is exactly one of them, and a boolean is true or false', () => {
  expect(fitting(oneOf('cut', 'head'), ['cut', 'head', 'tail', 1])).toEqual(['cut', 'head']);
  expect(fitting(bool, [true, false, 0, 'true', null])).toEqual([true, false]);
});
