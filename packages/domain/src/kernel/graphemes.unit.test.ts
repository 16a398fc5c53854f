import { describe, expect, it } from 'vitest';
import { approximateGraphemes, graphemesOf } from './graphemes.ts';

describe('the characters of a text', () => {
  const texts: readonly (readonly [text: string, count: number])[] = [
    ['Zoé Tremblay', 12],
    ['Zoe\u0301', 3],
    ['x\u030c\u02b7', 2],
    ['ᐊᓪᓗ ᑯᓄᒃ', 7],
    ['👩🏽‍🚀', 1],
    ['👨‍👩‍👧‍👦 et 🇨🇦🇫🇷', 7],
    ['❤️‍🔥 5️⃣', 3],
    ['a\r\nb', 3],
    ['', 0],
  ];

  it.each(texts)('are counted, even if the browser cannot count them: %j', (text, count) => {
    expect(approximateGraphemes(text)).toHaveLength(count);
    expect(approximateGraphemes(text)).toEqual([...graphemesOf(text)]);
    expect(approximateGraphemes(text).join('')).toBe(text);
  });
});
