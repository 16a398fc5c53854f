import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { line, paragraph } from './text.ts';
import { tidiedText } from './tidied-text.ts';

const inParagraph = (text: string): string => paragraph().parse(text);
const inLine = (text: string): string => line({ max: 80 }).parse(text);

describe('text copied from another program', () => {
  it.each([
    [
      'Word',
      'My story\r\n\uf0b7\tCaptain\r\n\uf0a7\tMVP\r\n\uf0d8 Top scorer',
      'My story\n• Captain\n• MVP\n• Top scorer',
    ],
    ['Word with arrows', 'M15 \uf0e0 M18', 'M15 → M18'],
    ['Word with a line break inside a paragraph', 'Point guard\u000bSherbrooke', 'Point guard\nSherbrooke'],
    ['Excel', '2025\t24\t.931\r\n2026\t30\t.940\r\n', '2025 24 .931\n2026 30 .940'],
    ['Pages', 'First line\u2028second line\u2029Next', 'First line\nsecond line\nNext'],
    ['PowerPoint', 'Captain\u000bTwo seasons\u000cNext slide', 'Captain\nTwo seasons\nNext slide'],
    ['WhatsApp', '\u200e[12:04] \u2068Maya Roy\u2069: \u200eGreat game', '[12:04] Maya Roy: Great game'],
    ['a PDF', 'The cap\u00adtain of the\ufe0d team\ufffc', 'The captain of the team'],
    ['a mainframe', 'one\u0085two', 'one two'],
    ['a file with a byte order mark', '\ufeffMaya\u200b Roy\u2060', 'Maya Roy'],
    ['Apple’s Contacts', '\u202aMaya\u202c \u202dRoy\u202c', 'Maya Roy'],
  ])('%s is taken as it reads', (_, copied, text) => expect(inParagraph(copied)).toBe(text));

  it.each([
    ['2025\t24 goals', '2025 24 goals'],
    ['Maya\r\n\tRoy', 'Maya Roy'],
    ['Captain\u000bof\u2028the team', 'Captain of the team'],
    ['\uf0b7\tCaptain', '• Captain'],
  ])('%j is one line in a field of one line', (copied, text) => expect(inLine(copied)).toBe(text));

  it.each([
    ['the joiners of emoji', '👩🏽‍❤️‍💋‍👨🏻 🏳️‍🌈 1️⃣'],
    ['the non-joiner of Persian', 'می\u200cخواهم'],
    ['the joiner of Sinhala', 'ශ්\u200dරී'],
    ['a mark between Hebrew and a point', 'שלום C++\u200f!'],
    ['an isolate that is closed', 'אלוף \u2066U-17 (AAA)\u2069 2026'],
    ['where a line of Khmer may end', 'កីឡា\u200bហុកគី'],
    ['the spaces of French', 'But\u00a0: 12\u202f000'],
  ])('%s stays', (_, text) => expect(inParagraph(text)).toBe(text));

  it('beside right-to-left letters loses the marks that are not closed on their line', () => {
    expect(inParagraph('שלום \u2067ab\nעולם\u2069 \u202bxy\u202c')).toBe('שלום ab\nעולם \u202bxy\u202c');
    expect(inParagraph('שלום \u2067a\u202bb\u2069c')).toBe('שלום abc');
  });

  it('may begin a letter that its mark completes', () => expect(inLine('e\u200b\u0301te')).toBe('éte'));
});

describe('what cannot be stored is named with its place', () => {
  const errorOf = (text: string) => fieldErrors(paragraph().safeParse(text).error ?? { issues: [] })[''];

  it.each([
    ['\n\nOne\nCaptain of the\u0007 team', { found: 'hidden', code: 'U+0007', line: 4, after: 'Captain of the' }],
    ['\ufffdquipe', { found: 'lost', code: 'U+FFFD', line: 1, after: '' }],
    ['Sourire \uf04a', { found: 'symbol', code: 'U+F04A', line: 1, after: 'Sourire' }],
    ['Maya\u202eyoR', { found: 'hidden', code: 'U+202E', line: 1, after: 'Maya' }],
    ['שלום \u202dab', { found: 'hidden', code: 'U+202D', line: 1, after: 'שלום' }],
    [`🏴󠁧󠁢󠁥󠁮󠁧󠁿 a${'\u0334'.repeat(9)}`, { found: 'marks', code: 'U+0334', line: 1, after: '🏴󠁧󠁢󠁥󠁮󠁧󠁿 a' }],
    [`Zalgo a${'\u0334'.repeat(40)}`, { found: 'marks', code: 'U+0334', line: 1, after: 'Zalgo a' }],
    [
      'I have been the captain of the best team\ud83d',
      { found: 'hidden', code: 'U+D83D', line: 1, after: '…of the best team' },
    ],
  ])('%j', (text, params) => expect(errorOf(text)).toEqual({ code: 'characters_invalid', params }));
});

describe('any text', () => {
  const pasted = fc.constantFrom(
    ...'\t\v\f\r\n\u0085\u2028\u2029\uf0b7\uf0e0\uf04a\u00ad\u200b\u200c\u200d\u200e\u200f\u061c\u202a\u202b\u202c',
    ...'\u202d\u2066\u2067\u2069\ufeff\ufffc\ufe0d\ufe0f\u0301é e\u00a0שع',
  );
  const text = fc
    .array(fc.oneof({ weight: 4, arbitrary: pasted }, fc.string({ unit: 'grapheme', maxLength: 2 })))
    .map((parts) => parts.join(''));

  it.each([
    ['a paragraph', true],
    ['a line', false],
  ])('tidying %s again changes nothing, and never makes it longer', (_, multiline) =>
    fc.assert(
      fc.property(text, (written) => {
        const tidied = tidiedText(written, { multiline });
        expect(tidiedText(tidied, { multiline })).toBe(tidied);
        expect(tidied.length).toBeLessThanOrEqual(written.length);
      }),
    ),
  );

  it('that is refused names why', () =>
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (written) => {
        const { error } = paragraph().safeParse(written);
        if (!error) return;
        const { params } = fieldErrors(error)[''] ?? {};
        expect(['hidden', 'lost', 'symbol', 'marks']).toContain(params?.found);
        expect(params?.code).toMatch(/^U\+[0-9A-F]{4,6}$/);
      }),
    ));

  it('made of harmless kinds is accepted', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'\t\v\f\r\n\u0085\u2028\u2029\uf0b7\u200b\u200e\u200f\u2068\u2069\ufeff\ufffcaé ')),
        (parts) => {
          expect(paragraph().safeParse(parts.join('')).success).toBe(true);
        },
      ),
    ));
});
