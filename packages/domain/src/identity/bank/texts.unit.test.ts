import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../kernel/language.ts';
import { nearestPair } from '../../testing/nearest-pair.ts';
import { colors, learningStyles, type Mask, masks } from '../traits.ts';
import { bank, banks, type Item, textsOf } from './index.ts';

const items = [...bank.masks, ...bank.colors, ...bank.learningStyles];
const stems = items.map(({ id }) => id);
const choices = items.flatMap((item) => item.choices.map(({ id }) => id));
const statements = bank.grit.map(({ id }) => id);
const everyId = [...stems, ...choices, ...statements];

const textsIn = (language: Language) => textsOf({ bank: bank.version }, language);
const textOf = (language: Language, id: string): string => textsIn(language)[id] ?? '';
const textsAt = (language: Language, ids: readonly string[]) => ids.map((id) => textOf(language, id));
const failing = (language: Language, ids: readonly string[], fits: (text: string) => boolean) =>
  textsAt(language, ids).filter((text) => !fits(text));

const taggedIds = (part: readonly Item<string>[], tag: string): readonly string[] =>
  part.flatMap((item) => item.choices.filter((choice) => choice.tag === tag).map(({ id }) => id));

const meanLength = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0) / texts.length;

/** Words of the mask's own name, which its statements may not use. */
const nameWords: Readonly<Record<Mask, Readonly<Record<Language, RegExp>>>> = {
  soldier: { en: /\bsoldier/i, 'fr-ca': /\bsoldat/i },
  maven: { en: /\bmaven/i, 'fr-ca': /\bconnai/i },
  engineer: { en: /\bengineer/i, 'fr-ca': /\bing[ée]ni/i },
  captain: { en: /\bcaptain/i, 'fr-ca': /\bcapitain/i },
  player: { en: /\bplay/i, 'fr-ca': /\b(?:jou[aeéio]|jeux?\b)/i },
  strategist: { en: /\bstrateg/i, 'fr-ca': /\bstrat[éè]g/i },
  driven: { en: /\b(?:drive|driving|drove)/i, 'fr-ca': /\bfon[cç]/i },
};

const colorNames: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:red|blue|green|yellow)\b/i,
  'fr-ca': /(?<!\p{L})(?:rouge|bleue?|verte?|jaune)s?(?!\p{L})/iu,
};

const negations: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not|no|never|nothing|nobody|none|nor|neither|cannot|without)\b|n’t\b/i,
  'fr-ca': /(?<!\p{L})(?:ne|non|pas|jamais|rien|aucune?|ni|sans)(?!\p{L})|(?<!\p{L})n’/iu,
};

const secondPerson: Readonly<Record<Language, RegExp>> = {
  en: /\byou(?:rs?|rself)?\b/i,
  'fr-ca': /(?<!\p{L})(?:tu|toi|te|ta|tes|vous|votre|vos)(?!\p{L})|(?<!\p{L})t’/iu,
};

describe.each(languages)('the texts of the bank in %s', (language) => {
  it('are those of the bank’s ids, no more and no fewer', () =>
    expect(Object.keys(textsIn(language)).sort()).toEqual([...everyId].sort()));

  it('are whole sentences or phrases, without a placeholder', () =>
    expect(
      failing(language, everyId, (text) => /^\p{Lu}[^{}<>[\]_*]+[^.\s]\.$/u.test(text) && !text.includes('..')),
    ).toEqual([]));

  it('fit a phone: choices have 25 to 70 characters, stems and grit statements at most 80', () => {
    expect(failing(language, choices, ({ length }) => length >= 25 && length <= 70)).toEqual([]);
    expect(failing(language, [...stems, ...statements], ({ length }) => length <= 80)).toEqual([]);
  });

  it.each([
    { part: 'masks', items: bank.masks, tags: masks },
    { part: 'colors', items: bank.colors, tags: colors },
    { part: 'learning styles', items: bank.learningStyles, tags: learningStyles },
  ])('are as long on average for each of the $part, within 10%', (part) => {
    const means = part.tags.map((tag) => meanLength(textsAt(language, taggedIds(part.items, tag))));
    expect(Math.max(...means) / Math.min(...means)).toBeLessThanOrEqual(1.1);
  });

  it('say nothing twice', () => {
    const texts = textsAt(language, everyId).map((text) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each([
    { kind: 'stems', ids: stems },
    { kind: 'choices', ids: choices },
    { kind: 'grit statements', ids: statements },
  ])('differ: no two $kind are nearly the same', ({ ids }) => {
    const { nearness, texts } = nearestPair(textsAt(language, ids));
    expect(nearness, texts.join(' ~ ')).toBeLessThan(0.8);
  });

  it.each(masks)('leave the mask unnamed: %s', (mask) =>
    expect(failing(language, taggedIds(bank.masks, mask), (text) => !nameWords[mask][language].test(text))).toEqual([]),
  );

  it('leave the colors unnamed', () => {
    const ids = bank.colors.flatMap((item) => [item.id, ...item.choices.map(({ id }) => id)]);
    expect(failing(language, ids, (text) => !colorNames[language].test(text))).toEqual([]);
  });

  it('are in the first person', () =>
    expect(failing(language, everyId, (text) => !secondPerson[language].test(text))).toEqual([]));
});

it('a text has a negation in both languages or in neither', () => {
  const isNegative = (language: Language) => (id: string) => negations[language].test(textOf(language, id));
  expect(everyId.filter(isNegative('en'))).toEqual(everyId.filter(isNegative('fr-ca')));
});

describe.each(languages)('an attempt begun with the bank 2026-11 is worded in %s', (language) => {
  const asked = textsOf({ bank: '2026-11' }, language);

  it('by the texts of that bank, no more and no fewer', () => {
    const earlier = banks.find(({ version }) => version === '2026-11');
    const earlierItems = [...(earlier?.masks ?? []), ...(earlier?.colors ?? []), ...(earlier?.learningStyles ?? [])];
    const ids = [
      ...earlierItems.flatMap(({ id, choices: of }) => [id, ...of.map((choice) => choice.id)]),
      ...(earlier?.grit.map(({ id }) => id) ?? []),
    ];
    expect(Object.keys(asked).sort()).toEqual(ids.sort());
  });

  it('as it was asked, also where today’s words differ', () => {
    const [stem, choice, statement] = {
      en: ['We’re behind, and time is running out.', 'Someone who makes hard work fun.', 'Once an injury hurts less'],
      'fr-ca': [
        'On tire de l’arrière et le temps file.',
        'Quelqu’un qui rend l’effort amusant.',
        'Dès qu’une blessure',
      ],
    }[language];
    expect([asked.m2, asked.c4b]).toEqual([stem, choice]);
    expect(asked.g8).toContain(statement);
    expect(textsIn(language).c4b).not.toBe(choice);
  });
});
