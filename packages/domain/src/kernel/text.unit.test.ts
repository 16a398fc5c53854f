import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersIn, line, paragraph, wordsIn } from './text.ts';

describe('text', () => {
  it.each([
    ['', 0],
    ['e\u0301', 1],
    ['👩🏽‍🚀🇨🇦', 2],
    ['l’été', 5],
    ['\r\n', 1],
  ])('%j has %i characters', (text, count) => expect(charactersIn(text)).toBe(count));

  it('is counted the same whether or not it is plain', () => {
    const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const anything = fc.string({
      unit: fc
        .oneof(fc.integer({ min: 0, max: 0x24f }), fc.integer({ min: 0x200b, max: 0x202f }))
        .map((code) => String.fromCharCode(code)),
    });
    fc.assert(fc.property(anything, (text) => charactersIn(text) === [...graphemes.segment(text)].length));
  });

  it.each([
    ['', 0],
    ['one', 1],
    ['  one   two\nthree ', 3],
    ['left - right', 2],
    ["l'aréna d'à côté", 3],
    ['well-rounded 2-way player', 3],
  ])('%j has %i words', (text, count) => expect(wordsIn(text)).toBe(count));

  it('of spaces and invisible characters is empty', () => {
    expect(line({ max: 10, required: true }).safeParse(' \u200b\u00a0').error?.issues[0]?.message).toBe('required');
    expect(line({ max: 10 }).parse('\u200b')).toBe('');
  });

  it.each([
    ['a blank braille cell', '\u2800'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['both, among spaces', ' \u2800 \u3164 '],
  ])('of %s alone is empty', (_, blank) => {
    expect(line({ max: 10, required: true }).safeParse(blank).error?.issues[0]?.message).toBe('required');
    expect(line({ max: 10 }).parse(blank)).toBe('');
  });

  it('keeps a blank braille cell between letters', () => expect(line({ max: 10 }).parse('⠏\u2800⠏')).toBe('⠏\u2800⠏'));

  it('keeps the joiners inside an emoji', () => expect(line({ max: 1 }).parse('👩‍🚀')).toBe('👩‍🚀'));

  it('keeps line breaks in a paragraph only', () => {
    expect(paragraph().parse('a\r\nb\rc')).toBe('a\nb\nc');
    expect(line({ max: 10 }).parse('a\r\nb\rc')).toBe('a b c');
  });

  it('of a million characters is refused without being counted', () => {
    const marks = `e${'\u0301'.repeat(1_000_000)}`;
    expect(line({ max: 10 }).safeParse(marks).error?.issues[0]?.message).toBe('too_long');
  });
});

const codeOf = (text: string) => line({ max: 80 }).safeParse(text).error?.issues[0]?.message;

describe('a character that hides, or displays something other than what is stored, is refused', () => {
  it.each([
    ['an override of direction', '\u202e'],
    ['a tag', '\u{e0041}'],
    ['the language tag', '\u{e0001}'],
    ['a replacement character', '\ufffd'],
    ['a noncharacter', '\uffff'],
    ['a noncharacter of the Arabic block', '\ufdd0'],
    ['a noncharacter of the last plane', '\u{10fffe}'],
    ['a character for private use', '\ue000'],
    ['a character for private use of the last plane', '\u{100000}'],
    ['a lone surrogate', '\ud83d'],
    ['nine marks on one letter', '\u0334'.repeat(9)],
    ['sixty marks on one letter', '\u0301'.repeat(60)],
    ['marks held together by joiners', '\u0301\u200d'.repeat(5)],
    ['stacked skin tones', '\u{1f3fd}'.repeat(9)],
    ['flag tags without the cancel tag', '\u{1f3f4}\u{e0067}\u{e0062}'],
    ['tags without their flag', '\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ])('%s', (_, character) => expect(codeOf(`Maya${character}Roy`)).toBe('characters_invalid'));
});

describe('text as people write it is accepted', () => {
  it.each([
    ['decomposed Vietnamese', 'Nguyễn Thị Hồng Phượng'.normalize('NFD')],
    ['Arabic with its vowels', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
    ['Hebrew with points and cantillation', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים אֵ֥ת הַשָּׁמַ֖יִם'],
    ['Devanagari', 'क्षत्रिय ज़िन्दगी र्क्ष्म्यूँ'],
    ['Burmese', 'မြွှေ့ ကျွန်ုပ်'],
    ['Persian with its non-joiner', 'می‌خواهم'],
    ['the tallest Tibetan stack', 'ཧྐྵྨླྺྼྻྂ'],
    ['Polytonic Greek, decomposed', 'ᾧ'.normalize('NFD')],
    ['emoji of several parts', '👩🏽‍❤️‍💋‍👨🏻 👨‍👩‍👧‍👦 🏳️‍🌈 1️⃣ 🇨🇦'],
    ['the flags of England, Scotland and Wales', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ])('%s', (_, written) => expect(line({ max: 80 }).parse(written)).toBe(written.normalize('NFC')));
});

describe('for any text', () => {
  const max = 12;
  const unusual = fc.constantFrom(
    ' ',
    '\n',
    '\r',
    '\t',
    '\u00a0',
    '\u2800',
    '\u3164',
    '\u0301',
    '\u200d',
    '🏴',
    '\u{e007f}',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(unusual, fc.string({ unit: 'grapheme', maxLength: 2 }))).map((parts) => parts.join('')),
  );

  it.each([
    ['a line', line({ max })],
    ['a paragraph', paragraph({ max })],
  ])('%s that was parsed once is not changed by parsing it again', (_, schema) =>
    fc.assert(
      fc.property(anyText, (written) => {
        const { data } = schema.safeParse(written);
        if (data !== undefined) expect(schema.parse(data)).toBe(data);
      }),
    ),
  );

  it('a line keeps no line break, no surrounding space and no more characters than its maximum', () =>
    fc.assert(
      fc.property(anyText, (written) => {
        const { data = '' } = line({ max }).safeParse(written);
        expect(data).toBe(data.trim().normalize());
        expect(data).not.toMatch(/\p{Cc}/u);
        expect(charactersIn(data)).toBeLessThanOrEqual(max);
      }),
    ));

  it('words are counted whatever separates them', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^[\p{L}\p{N}]{1,9}$/u), fc.stringMatching(/^\s[\s–—-]{0,2}\s$/u))),
        (words) => {
          expect(wordsIn(words.flat().join(''))).toBe(words.length);
        },
      ),
    ));
});
