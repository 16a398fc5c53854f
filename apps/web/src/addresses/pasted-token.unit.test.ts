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
  ])('ends before %j', (behind) => expect(pastedToken(`${token}${behind}`)).toBe(token));

  it.each(['x', '9', 'é', '.x', ' and', '.html'])('is another one with %j', (behind) => {
    expect(pastedToken(`${token}${behind}`)).toBe(`${token}${behind}`);
    expect(pastedSignedToken(`${signed}é${behind}`)).toBe(`${signed}é${behind}`);
  });

  it('that is too short stays as it is', () => {
    for (const text of ['', '.', `${token.slice(1)}.`, `(${token}`]) expect(pastedToken(text)).toBe(text);
  });

  it('that is signed ends before punctuation that it cannot contain', () => {
    for (const behind of ['', '.', '>', '\u200b', '%', '\n'])
      expect(pastedSignedToken(`${signed}${behind}`)).toBe(signed);
    expect(pastedSignedToken(`${signed}_`)).toBe(`${signed}_`);
  });
});
