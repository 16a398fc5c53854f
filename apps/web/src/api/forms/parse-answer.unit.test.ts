import { describe, expect, it } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

describe('what a cookie says about a posted form', () => {
  it('is a refusal with its field and what was typed', () => {
    const answer = {
      refusal: { code: 'too_long', field: 'firstName', params: { max: 30 } },
      typed: { lastName: 'Roy' },
    };
    expect(parseAnswer(JSON.stringify(answer))).toEqual(answer);
  });

  it('is the act of an accepted form', () => {
    expect(parseAnswer(JSON.stringify({ done: 'undo', typed: {} }))).toEqual({ done: 'undo', typed: {} });
  });

  it.each([
    ['no text that we show', 'not json'],
    ['a code without words', JSON.stringify({ refusal: { code: 'toString' }, typed: {} })],
    ['an act that no form does', JSON.stringify({ done: 'toString', typed: {} })],
    ['a typed value that is no text', JSON.stringify({ typed: { email: { nested: true } } })],
  ])('is nothing for %s', (_, kept) => {
    expect(parseAnswer(kept)).toBeNull();
  });
});
