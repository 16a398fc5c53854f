import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';

describe('a parameter of an address', () => {
  it.each([
    '662e410',
    '723421968459640832',
    '1e5',
    '007',
    '-0',
    'true',
    'null',
    '[1]',
    '{}',
    '{"a":1}',
    '"x"',
    ' ',
    '',
  ])('is read as it was typed: %j', (text) => {
    const search = parseSearch(`?version=${encodeURIComponent(text)}`);
    expect(search).toEqual({ version: text });
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('is a list only if it is given several times', () => {
    const search = parseSearch('?q=1&a=x&q=2');
    expect(search).toEqual({ q: ['1', '2'], a: 'x' });
    expect(stringifySearch(search)).toBe('?q=1&q=2&a=x');
  });

  it('named like a property of every object is only a parameter', () => {
    const search = parseSearch('?__proto__=x&constructor=y');
    expect(Object.entries(search)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });

  it('that an earlier version wrote in quotation marks is the number inside', () => {
    expect(parseSearch('?q=%222026%22&error=%221e%2B21%22')).toEqual({ q: '2026', error: '1e+21' });
  });
});

describe('the address of a link', () => {
  it('has its parameters without quotation marks, and none that is missing', () => {
    expect(stringifySearch({ step: 'date', next: '/en/app', refused: undefined, minutes: 5, n: '5' })).toBe(
      '?step=date&next=%2Fen%2Fapp&minutes=5&n=5',
    );
    expect(stringifySearch({ step: undefined, none: null })).toBe('');
  });
});
