import { describe, expect, it } from 'vitest';
import { pastedSignedToken, pastedToken } from './pasted-token.ts';

const token = 'urrx_dUeBFn92DVT_4pQO-';
const signed = `${token}${token}${token}_dUeB9`;

describe('a pasted token', () => {
  it.each([
    '',
    '.',
    ',',
    ')',
    '>',
    '"',
    '*',
    '=',
    '”',
    '\u00a0»',
    '\u200b',
    '\ufeff',
    '\n',
    '\r\n',
    ' ',
    ').',
    '_',
    '--',
  ])('ends before %j', (suffix) => expect(pastedToken(`${token}${suffix}`)).toBe(token));

  it.each(['x', '9', 'é', '.x', ' and', '.html'])('is another one with %j', (suffix) => {
    expect(pastedToken(`${token}${suffix}`)).toBe(`${token}${suffix}`);
    expect(pastedSignedToken(`${signed}é${suffix}`)).toBe(`${signed}é${suffix}`);
  });

  it('that is too short stays as it is', () => {
    for (const text of ['', '.', `${token.slice(1)}.`, `(${token}`]) expect(pastedToken(text)).toBe(text);
  });

  it('that is signed ends before punctuation that it cannot contain', () => {
    for (const suffix of ['', '.', '>', '\u200b', '%', '\n'])
      expect(pastedSignedToken(`${signed}${suffix}`)).toBe(signed);
    expect(pastedSignedToken(`${signed}_`)).toBe(`${signed}_`);
  });

  it('is read in one pass, however many of its signs may also be punctuation', () => {
    const hostile = `${'-'.repeat(400_000)}é`;
    expect(pastedSignedToken(hostile) === hostile).toBe(true);
    expect(pastedToken(hostile) === hostile).toBe(true);
  });
});
