import { describe, expect, it } from 'vitest';
import { charactersIn, line, paragraph, wordsIn } from './text.ts';

describe('text', () => {
  it.each([
    ['', 0],
    ['e\u0301', 1],
    ['👩🏽‍🚀🇨🇦', 2],
    ['l’été', 5],
  ])('%j has %i characters', (text, count) => expect(charactersIn(text)).toBe(count));

  it.each([
    ['', 0],
    ['one', 1],
    ['  one   two\nthree ', 3],
    ['left - right', 2],
    ["l'aréna d'à côté", 3],
    ['well-rounded 2-way player', 3],
  ])('%j has %i words', (text, count) => expect(wordsIn(text)).toBe(count));

  it('of spaces and of nothing visible is no text', () => {
    expect(line({ max: 10, required: true }).safeParse(' \u200b\u00a0').error?.issues[0]?.message).toBe('required');
    expect(line({ max: 10 }).parse('\u200b')).toBe('');
  });

  it('keeps the joiners inside an emoji', () => expect(line({ max: 1 }).parse('👩‍🚀')).toBe('👩‍🚀'));

  it('keeps line breaks in a paragraph only', () => {
    expect(paragraph().parse('a\r\nb\rc')).toBe('a\nb\nc');
    expect(paragraph().safeParse('a\tb').error?.issues[0]?.message).toBe('characters_invalid');
  });

  it('of a million characters is refused without being counted', () => {
    const marks = `e${'\u0301'.repeat(1_000_000)}`;
    expect(line({ max: 10 }).safeParse(marks).error?.issues[0]?.message).toBe('too_long');
  });
});
