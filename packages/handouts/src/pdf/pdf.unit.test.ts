import { inflateSync } from 'node:zlib';
import { portfolioDecider, sections as states } from '@palmares/domain/portfolio';
import { type SharedPortfolio, sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import sharp from 'sharp';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { fullPortfolio } from '../../../../tools/bench/editor/full-portfolio.ts';
import { makePdf } from './index.ts';
import { missingFromPdf } from './missing-letters.ts';

const at = new Date('2026-11-20T12:00:00Z');
const address = 'https://palmares.example/fr-ca/athletes/k3Zk3Zk3Zk3Zk3Zk3Zk3Zk3Zk3';

const athlete = {
  firstName: 'Maëlle',
  lastName: 'L’Écuyer-Żółć',
  dateOfBirth: '2007-03-14',
  place: { country: 'can', region: 'QC' },
  language: 'fr-ca',
} as const;

type States = Parameters<typeof sharedPortfolioOf>[1];
type Contents = { readonly [Name in keyof States]?: object };

const withContents = (contents: Contents): States => {
  const { sections } = portfolioDecider.initialState;
  return Object.fromEntries(
    Object.entries(sections).map(([name, state]) => [
      name,
      { version: 1, content: { ...state.content, ...contents[name as keyof States] } },
    ]),
  ) as unknown as States;
};

const introduction = { greetingsLine1: 'Salut', shortDesc: 'Gardienne de but', intro: 'Bonjour' };

const some: Contents = {
  introduction,
  general: { height: { feet: 5, inches: 10 }, weight: 150, jerseyNumber: 35, teamColor: 'blue' },
  academics: { ...states.academics.empty(), graduationYear: 2027, school: 'École secondaire Saint-Étienne' },
  contacts: {
    contacts: [
      {
        id: '1',
        role: 'own',
        name: '',
        relation: '',
        organization: '',
        phone: '5145550142',
        email: 'm@ecuyer.ca',
        permission: false,
      },
    ],
  },
  'sports-history': {
    links: [],
    seasons: [
      {
        year: 2026,
        sports: [
          {
            id: 's',
            country: 'can',
            sport: 'hockey',
            category: 'other',
            categoryOther: 'M18 AAA',
            position: 'other',
            positionOther: 'Gardienne',
            team: 'Les Élites',
            league: 'LHFDQ',
          },
        ],
        performances: [
          {
            id: 'p',
            sportId: 's',
            result: '',
            event: 'Arrêts',
            desc: '',
            metric: { kind: 'percent', value: 9310, unit: 'average', date: '2026-02-08', source: 'official', link: '' },
          },
        ],
        awards: [],
      },
    ],
  },
};

const shown = (contents: Contents, language: 'en' | 'fr-ca', given: object = athlete): SharedPortfolio =>
  sharedPortfolioOf({ ...athlete, ...given }, withContents(contents), { at, language, identity: null });

const read = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const page = await document.getPage(1);
  return { document, page, text: text.replace(/\s+/gu, ' ') };
};

/** Glyph ids of the drawn text; 0 is the box of a missing letter. */
const glyphsOf = async (page: Awaited<ReturnType<typeof read>>['page']): Promise<readonly unknown[]> => {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown = argsArray.filter(
    (_, index) => fnArray[index] === OPS.showText || fnArray[index] === OPS.showSpacedText,
  );
  return shown
    .flatMap(([glyphs]) => glyphs)
    .flatMap((glyph) => (typeof glyph === 'object' ? [glyph.originalCharCode] : []));
};

/** Unescapes a string literal of a PDF. */
const unescaped = (text: string): string => {
  const controls = new Map([...'btnfr'].map((letter, index) => [letter, '\b\t\n\f\r'.charAt(index)]));
  return text.replace(/\\(.)/gsu, (_, letter: string) => controls.get(letter) ?? letter);
};

const actualTexts = (pdf: Buffer): readonly string[] => {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n(.*?)\nendstream/gsu);
  const contents = [...streams].map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  return contents
    .flatMap((content) => [...content.matchAll(/\/ActualText \(\xfe\xff(.*?)\)\n?>>/gsu)])
    .map(([, text = '']) => Buffer.from(unescaped(text), 'latin1').swap16().toString('utf16le'));
};

const tagsOf = (node: { children?: readonly object[]; role?: string }): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap((child) => tagsOf(child)),
];

describe('the PDF of a portfolio', () => {
  it('has the reader’s words, accents and months', async () => {
    const french = await read(await makePdf({ portfolio: shown(some, 'fr-ca'), language: 'fr-ca', address }));
    for (const words of [
      'Maëlle L’Écuyer-Żółć',
      'Gardienne',
      '8 février 2026',
      'Promotion 2027',
      'Gardienne de but',
      'Ligue LHFDQ',
      'Athlète 514 555-0142 m@ecuyer.ca',
      'Établissement',
      'École secondaire Saint-Étienne',
      address,
    ])
      expect(french.text).toContain(words);
    const english = await read(await makePdf({ portfolio: shown(some, 'en'), language: 'en', address }));
    for (const words of ['February 8, 2026', 'Class of 2027', 'School', 'Best numbers', '514-555-0142'])
      expect(english.text).toContain(words);
  });

  it('names her mask in the form for the events in which she competes', async () => {
    const identity = {
      masks: [{ mask: 'driven', points: 41 }],
      colors: null,
      learningStyles: null,
      grit: null,
    } as const satisfies Parameters<typeof sharedPortfolioOf>[2]['identity'];
    const grown = { ...athlete, dateOfBirth: '2005-03-14' };
    const textOf = async (gender: 'f' | '') => {
      const states = withContents({ ...some, general: { ...some.general, gender } });
      const portfolio = sharedPortfolioOf(grown, states, { at, language: 'fr-ca', identity });
      return (await read(await makePdf({ portfolio, language: 'fr-ca', address }))).text;
    };
    expect(await textOf('f')).toMatch(/Fonceuse(?!\p{L})/u);
    expect(await textOf('')).toContain('Fonceur(-euse)');
  });

  it('is tagged, and says its language and title', async () => {
    const { document, page } = await read(
      await makePdf({ portfolio: shown(some, 'fr-ca'), language: 'fr-ca', address }),
    );
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Language: 'fr-CA', Title: 'Maëlle L’Écuyer-Żółć, portfolio sportif' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tags = tagsOf((await page.getStructTree()) ?? {});
    expect(tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Figure']));
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
  });

  it('keeps contacts of a minor to itself', async () => {
    const young = shown(some, 'en', { dateOfBirth: '2012-03-14' });
    const { text } = await read(await makePdf({ portfolio: young, language: 'en', address }));
    expect(text).not.toMatch(/514-555|Contacts/u);
  });

  it.each(['en', 'fr-ca'] as const)(
    'is one small page within its edges, however much is written (%s)',
    async (language) => {
      const full = Object.fromEntries(
        Object.entries(fullPortfolio).map(([name, fill]) => [name, fill({ at, files: [] })]),
      );
      // Needs every font.
      const general = { ...full.general, fullName: 'ᐊᓪᓗ Αθηνά Анна नाम Hồng Ɂehdacho' };
      // Compresses worst.
      const noise = { type: 'gaussian', mean: 128, sigma: 128 } as const;
      const drawn = sharp({ create: { width: 480, height: 480, channels: 3, background: '#888', noise } });
      const picture = await drawn.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
      const pdf = await makePdf({ portfolio: shown({ ...full, general }, language), language, address, picture });
      const { document, page } = await read(pdf);
      expect(document.numPages).toBe(1);
      expect(picture.length).toBeGreaterThan(100_000);
      expect(pdf.length).toBeLessThanOrEqual(300_000);
      expect(pdf.length - picture.length).toBeLessThan(150_000);
      const { items } = await page.getTextContent();
      for (const item of items) {
        if (!('str' in item)) continue;
        const [x, y] = [item.transform[4], item.transform[5]];
        expect(x).toBeGreaterThanOrEqual(45);
        expect(x + item.width).toBeLessThanOrEqual(612 - 45);
        expect(y).toBeGreaterThan(40);
      }
    },
  );

  it('keeps room for contacts, whole, however long the rest is', async () => {
    const full = Object.fromEntries(
      Object.entries(fullPortfolio).map(([name, fill]) => [name, fill({ at, files: [] })]),
    );
    const { text } = await read(
      await makePdf({ portfolio: shown({ ...full, contacts: some.contacts ?? {} }, 'en'), language: 'en', address }),
    );
    expect(text).toContain('Contacts Athlete 514-555-0142 m@ecuyer.ca');
    const { text: crowded } = await read(await makePdf({ portfolio: shown(full, 'en'), language: 'en', address }));
    expect(crowded).toMatch(/Contacts Reference .* 514-555-0142 e+/u);
  });

  it('has a second code for the film, and none without one at a host that we know', async () => {
    const film = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
    const codesOf = async (firstVideo: string) => {
      const filmed = { ...some, highlights: { ...states.highlights.empty(), firstVideo } };
      const pdf = await makePdf({ portfolio: shown(filmed, 'en'), language: 'en', address });
      const { page, text } = await read(pdf);
      const tags = tagsOf((await page.getStructTree()) ?? {});
      return { text: text.replaceAll(' ', ''), figures: tags.filter((tag) => tag === 'Figure').length };
    };
    const { text, figures } = await codesOf(film);
    expect(text).toContain('Watchfilm');
    expect(text).toContain(film);
    expect(figures).toBe(2);
    expect(await codesOf('https://video.example/1')).toMatchObject({ figures: 1 });
  });

  it('fills its columns with the introduction and the seasons before', async () => {
    const [season] = (some['sports-history'] as { seasons: readonly object[] }).seasons;
    const longer = { ...some, 'sports-history': { links: [], seasons: [season, { ...season, year: 2025 }] } };
    const { text } = await read(await makePdf({ portfolio: shown(longer, 'en'), language: 'en', address }));
    expect(text).toContain('In my own words Bonjour');
    expect(text).toMatch(/Season 2025–2026 Ice hockey .*Les Élites/u);
  });

  it('says each number once', async () => {
    const { text } = await read(await makePdf({ portfolio: shown(some, 'fr-ca'), language: 'fr-ca', address }));
    expect(text.match(/,931/gu)).toHaveLength(1);
  });

  it('begins with the name where there is neither a picture nor a number, and is enlarged where little is written', async () => {
    const nameIn = async (contents: Contents) => {
      const athlete = { firstName: 'Anna', lastName: 'Петрова' };
      const { text, page } = await read(
        await makePdf({ portfolio: shown(contents, 'en', athlete), language: 'en', address }),
      );
      const { items } = await page.getTextContent();
      const name = items.find((item) => 'str' in item && item.str.startsWith('Anna'));
      return { text, size: name && 'height' in name ? name.height : 0 };
    };
    const little = await nameIn({ introduction });
    const much = await nameIn({ introduction: { ...introduction, intro: 'Hello there. '.repeat(190) } });
    expect(little.text).toMatch(/^Anna Петрова/u);
    expect(little.size).toBeGreaterThan(much.size);
  });

  it.each([
    ['ᐊᓪᓗ', 'ᑯᓄᒃ'],
    ['Sahaiʔa', 'Ɂehdacho'],
    ['Kwı̨lı̨', 'Tłı̨chǫ'],
    ['x̌ʷit', 'sxʷənəq̓'],
    ['ᓀᐦᐃᔭᐤ', 'ᐃᔨᔨᐤ'],
    ['Nguyễn Thị', 'Hồng'],
    ['Αθηνά', 'Παπαδοπούλου'],
    ['Анна', 'Петрова'],
    ['Їжакевич', 'Ґалаґан'],
    ['Adéǹlé', 'Ọláyínká'],
    ['K̓wax̱', 'W̱SÁNEĆ'],
    ['नाम', 'राय'],
  ])('has the name %s %s as on the page, with a glyph for each letter', async (firstName, lastName) => {
    const named = shown(some, 'fr-ca', { firstName, lastName });
    expect(missingFromPdf(named, 'fr-ca')).toEqual([]);
    const pdf = await makePdf({ portfolio: named, language: 'fr-ca', address });
    const { page, text } = await read(pdf);
    expect(text.normalize('NFC')).toContain(`${firstName} ${lastName} Hockey`);
    expect(await glyphsOf(page)).not.toContain(0);
    expect(pdf.length).toBeLessThan(150_000);
  });

  it('says what its marked letters are to readers that copy shapes one by one', async () => {
    const marked = shown(some, 'en', { firstName: 'x̌ʷit', lastName: 'sxʷənəq̓' });
    const pdf = await makePdf({ portfolio: marked, language: 'en', address });
    expect(actualTexts(pdf)).toContain('x̌ʷit sxʷənəq̓');
    expect(actualTexts(await makePdf({ portfolio: shown(some, 'en'), language: 'en', address }))).toEqual([]);
  });

  it('brings no font along of which it needs no letter', async () => {
    const fontsOf = async (given: object) => {
      const pdf = await makePdf({ portfolio: shown(some, 'en', given), language: 'en', address });
      return new Set(pdf.toString('latin1').match(/(?<=\+)(?:Archivo|NotoSans(?:CanadianAboriginal)?)(?=-)/gu));
    };
    expect(await fontsOf({})).toEqual(new Set(['Archivo']));
    expect(await fontsOf({ lastName: 'ᑯᓄᒃ' })).toEqual(new Set(['Archivo', 'NotoSansCanadianAboriginal']));
  });

  it('names the letters that no font has, and is not made with them', async () => {
    const chinese = shown(some, 'en', { firstName: 'Zoé', lastName: '李李小' });
    expect(missingFromPdf(chinese, 'en')).toEqual(['李', '小']);
    await expect(async () => makePdf({ portfolio: chinese, language: 'en', address })).rejects.toThrow('No font has');
    const symbols = shown(some, 'en', { firstName: '🏒🏒', lastName: '🔥🔥' });
    expect(missingFromPdf(symbols, 'en')).toEqual(['🏒', '🔥']);
  });

  it('leaves out a symbol that no font has, with what it would be beside', async () => {
    const joyful = shown({ ...some, introduction: { ...introduction, shortDesc: 'Gardienne 🏒 de but' } }, 'en', {
      firstName: 'Zoé 🏒',
      lastName: 'Roy',
    });
    expect(missingFromPdf(joyful, 'en')).toEqual([]);
    const { page, text } = await read(await makePdf({ portfolio: joyful, language: 'en', address }));
    expect(text).toContain('Zoé Roy');
    expect(text).toContain('Gardienne de but');
    expect(await glyphsOf(page)).not.toContain(0);
  });
});
