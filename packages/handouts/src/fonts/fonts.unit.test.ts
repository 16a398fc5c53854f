import { buffer } from 'node:stream/consumers';
import { line } from '@palmares/domain/kernel';
import PDFDocument from 'pdfkit';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { typesetter } from '../pdf/type.ts';
import { clustersIn, missingLetters, openFont, readable, runsOf, type Weight } from './index.ts';

const weights = [400, 600, 800] as const satisfies readonly Weight[];

/** Characters of a script that an editor's field accepts. */
const lettersOf = (script: string): readonly string[] => {
  const own = new RegExp(`^(?=\\p{Script=${script}})[\\p{L}\\p{M}\\p{N}]$`, 'u');
  const field = line({ max: 80 });
  const all = Array.from({ length: 0x30000 }, (_, point) => point).filter((point) => point < 0xd800 || point > 0xdfff);
  return all.map((point) => String.fromCodePoint(point)).filter((one) => own.test(one) && field.safeParse(one).success);
};

/** Numerals and musical notes of antiquity, and letters added to Unicode since 2021. */
const tooOldOrNew =
  /[\u1c89\u1c8a\u2180-\u2182\u2185-\u2188\ua7cb-\ua7dc\u{10140}-\u{1018b}\u{1d242}-\u{1d244}\u{1df25}-\u{1df2a}\u{1e08f}]/u;

/** True if a glyph is missing or a mark has a width of its own, which shows that it is not attached to its letter. */
const misplaced = (text: string, weight: Weight): boolean =>
  runsOf(text).some(({ font, text: part }) => {
    const { glyphs, positions } = openFont(font, weight).layout(part);
    return glyphs.some(({ id, isMark }, index) => id === 0 || (isMark && (positions[index]?.xAdvance ?? 1) !== 0));
  });

/** The texts as copied from a PDF reader, each drawn on its own line. */
const copied = async (texts: readonly string[]): Promise<readonly string[]> => {
  const doc = new PDFDocument({ size: 'LETTER', margin: 0 });
  const bytes = buffer(doc);
  const { draw } = typesetter(doc);
  const perPage = 100;
  texts.forEach((text, index) => {
    if (index > 0 && index % perPage === 0) doc.addPage();
    draw([text], { size: 6, weight: 400, color: '#000000' }, 20, 10 + (index % perPage) * 7);
  });
  doc.end();
  const pdf = await getDocumentProxy(new Uint8Array(await bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent({ disableNormalization: true });
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    }),
  );
  return pages.flatMap((page) => page.trimEnd().split('\n'));
};

describe('the fonts', () => {
  it.each(['latin', 'latin-ext', 'vietnamese', 'noto', 'syllabics'] as const)(
    'of %s have the same letters in each weight',
    (name) => {
      const [regular, ...others] = weights.map((weight) => openFont(name, weight).characterSet);
      for (const other of others) expect(other).toEqual(regular);
    },
  );

  it.each(['Latin', 'Greek', 'Cyrillic', 'Canadian_Aboriginal'])(
    'draw each letter of %s that a field takes, and a reader copies it',
    async (script) => {
      const letters = lettersOf(script).map(readable);
      expect(letters.length).toBeGreaterThan(400);
      const missing = letters.filter((letter) => missingLetters(letter).length > 0);
      expect(missing.filter((letter) => !tooOldOrNew.test(letter))).toEqual([]);
      const drawn = letters.filter((letter) => !missing.includes(letter));
      for (const weight of weights) expect(drawn.filter((letter) => misplaced(letter, weight))).toEqual([]);
      // Composed or decomposed, it is the same text.
      const alone = drawn.filter((letter) => !/^\p{M}/u.test(letter));
      expect((await copied(alone)).map((letter) => letter.normalize('NFC'))).toEqual(alone);
    },
  );

  it.each(['x̌', 'q̓', 'ı̨', 'W̱', 'L̵', 'K̓', 'ə́', 'ŋ́', 'ọ̀', 'ɛ̃', 'Ȼ̓', 'я́', 'i̓'])(
    'draw all of %s by one file, which attaches the mark',
    (letter) => {
      expect(clustersIn(readable(letter))).toHaveLength(1);
      const [run, ...others] = runsOf(readable(letter));
      expect(others).toEqual([]);
      for (const weight of weights) {
        const { glyphs, positions } = openFont(run?.font ?? 'latin', weight).layout(run?.text ?? '');
        expect(glyphs.map(({ id }) => id)).not.toContain(0);
        expect(positions.slice(1).every(({ xAdvance, xOffset }) => xAdvance === 0 && xOffset !== 0)).toBe(true);
      }
    },
  );
});

describe('a readable text', () => {
  it.each([
    ['a symbol that no font has', 'Zoé 🏒 Roy 👨‍👩‍👧 🇨🇦', 'Zoé Roy'],
    ['what makes an emoji of a digit', '№ 1️⃣', '№ 1'],
    ['a joiner', 'Zo\u200dé\u00ad', 'Zoé'],
  ])('leaves out %s', (_, given, drawn) => expect(readable(given)).toBe(drawn));

  it('has the plain form of a letter that no font has as such', () => {
    expect(readable('𝓩𝓸𝓮́ ① Ｚｏｅ')).toBe('Zoé 1 Zoe');
    expect(readable('sxʷ')).toBe('sxʷ');
  });

  it.each(['李', 'محمد', 'a\u1ac1'])('keeps %s, which no font has, and nothing draws it in part', (name) => {
    expect(readable(name)).toBe(name);
    expect(missingLetters(`Zoé ${name}`)).toEqual(clustersIn(name));
    expect(() => runsOf(name)).toThrow('No font has');
  });
});
