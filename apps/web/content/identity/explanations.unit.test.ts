import { type Language, languages } from '@palmares/domain/kernel';
import { nearestPair } from '@palmares/domain/testing';
import { describe, expect, it } from 'vitest';
import { explanationsIn } from './explanations.server.ts';
import { textsByPath } from './testing/texts-by-path.ts';

type Entry = readonly [path: string, text: string];

const entriesIn = (language: Language): readonly Entry[] => Object.entries(textsByPath(explanationsIn(language)));
const failing = (language: Language, kind: RegExp, fits: (text: string) => boolean) =>
  entriesIn(language).filter(([path, text]) => kind.test(path) && !fits(text));

const grouped = (language: Language, keyOf: (path: string) => string) =>
  Map.groupBy(entriesIn(language), ([path]) => keyOf(path));

const everyText = /./;
const trait = /\.traits\.\d$/;
const item = /\.(?:characteristics|qualities|drawbacks|howTo\w+|signs|advice|coaching|inTraining|inClass|build)\.\d+$/;
const toCoach = /\.(?:coaching|howTo\w+)\.\d+$/;

const lists = (language: Language) =>
  [...grouped(language, (path) => (item.test(path) ? path.replace(/\.\d+$/, '') : ''))].filter(([list]) => list !== '');

/** The characters of each record, such as `masks.soldier`. */
const lengths = (language: Language) => {
  const records = grouped(language, (path) => path.split('.', path.startsWith('grit.') ? 1 : 2).join('.'));
  return [...records].map(([record, entries]) => ({
    record,
    length: entries.reduce((sum, [, text]) => sum + text.length, 0),
  }));
};

const oneGender: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|she|him|his|hers?|himself|herself)\b/i,
  'fr-ca':
    /(?<!\p{L})(?:(?:le|un) (?:joueur|coureur|nageur|lanceur|gars|entraîneur|coéquipier)|(?:il est|il sera|il se sent|tu es|tu seras|tu te sens|tu restes|tu deviens) (?:\p{L}+ )?(?:prêt|seul|fort|content|\p{L}+(?:é|eux|if)))(?!\p{L})/iu,
};

/** Words that only some sports have. */
const ofOneSport: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:relays?|legs?|balls?|pucks?|races?|splits?|hundredths|backcheck|mats?|(?<!^)sticks?|rackets?|time-outs?|stoppage|assists?|lanes?|jerseys?|game plan|line-up|plays?|playing time|tournaments?|the turn)\b/i,
  'fr-ca':
    /(?<!\p{L})(?:relais|ballons?|rondelles?|courses?|centièmes|virages?|repli|matelas|bâtons?|raquettes?|temps (?:mort|de jeu|de passage)|matchs?|tournois?|passes|visières?|alignement|formation)(?!\p{L})/iu,
};

const formal = /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu;
/** A sign before a closing quote belongs to the quoted words. */
const asideOrOutcry = /—|[?!…](?!\u00a0?[”»])/;

describe.each(languages)('the explanations of Identity in %s', (language) => {
  it('are whole sentences, without a placeholder', () => {
    const isWhole = (text: string) => /^[\p{Lu}“«][^{}<>[\]_*\n]+[^.\s]\.$/u.test(text);
    expect(entriesIn(language).filter(([path, text]) => !trait.test(path) && !isWhole(text))).toEqual([]);
    expect(failing(language, trait, (text) => /^\p{Lu}[\p{L}’-]*(?: [\p{L}’-]+){0,2}$/u.test(text))).toEqual([]);
  });

  it.each([
    { kind: 'a summary', paths: /summary$/, from: 30, to: 110 },
    { kind: 'a paragraph of an overview', paths: /\.overview\.\d$/, from: 200, to: 380 },
    { kind: 'a level', paths: /\.levels\.\w+$/, from: 150, to: 300 },
    { kind: 'a rating', paths: /\.ratings\.\d$/, from: 120, to: 260 },
    { kind: 'what a part is about', paths: /\.about$/, from: 60, to: 100 },
    { kind: 'a rule', paths: /\.rule$/, from: 300, to: 650 },
    { kind: 'the limits of a part', paths: /\.limits$/, from: 120, to: 250 },
    { kind: 'an item of a list', paths: item, from: 40, to: 120 },
  ])('have $from to $to characters in $kind', ({ paths, from, to }) =>
    expect(failing(language, paths, ({ length }) => length >= from && length <= to)).toEqual([]),
  );

  it('have four items in a list, three in a list about pressure, and a line to a coach for each rating of grit', () => {
    const sizeOf = (list: string) =>
      list === 'grit.howToCoach' ? 5 : /\.(?:overwhelmed|carriedAway)\./.test(list) ? 3 : 4;
    expect(lists(language).filter(([list, entries]) => entries.length !== sizeOf(list))).toEqual([]);
  });

  it('begin at most two items of a list with the same word', () => {
    const worn = lists(language).flatMap(([list, entries]) => {
      const byFirstWord = Map.groupBy(entries, ([, text]) => /^\p{L}+/u.exec(text)?.[0] ?? '');
      return [...byFirstWord].filter(([, same]) => same.length > 2).map(([word]) => `${list}: ${word}`);
    });
    expect(worn).toEqual([]);
  });

  it('say nothing twice', () => {
    const sentences = entriesIn(language).flatMap(([, text]) => text.toLowerCase().split(/(?<=\.)\s/));
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });

  it('differ: no two are nearly the same', () => {
    const texts = entriesIn(language).flatMap(([path, text]) => (trait.test(path) ? [] : text));
    const nearest = nearestPair(texts);
    expect(nearest.nearness, nearest.texts.join(' ~ ')).toBeLessThan(0.8);
  });

  it('are for everyone: no pronoun or agreement of one gender', () =>
    expect(failing(language, everyText, (text) => !oneGender[language].test(text))).toEqual([]));

  it('fit a coach of any sport', () =>
    expect(failing(language, toCoach, (text) => !ofOneSport[language].test(text))).toEqual([]));

  it('have no aside between dashes, no question and no exclamation', () =>
    expect(failing(language, everyText, (text) => !asideOrOutcry.test(text))).toEqual([]));
});

it('the explanations of Identity have the same shape in both languages', () => {
  const pathsIn = (language: Language) => entriesIn(language).map(([path]) => path);
  expect(pathsIn('fr-ca').sort()).toEqual(pathsIn('en').sort());
});

it('the explanations of Identity take about as many characters in both languages', () => {
  const english = new Map(lengths('en').map(({ record, length }) => [record, length]));
  const ratios = lengths('fr-ca').map(({ record, length }) => ({ record, ratio: length / (english.get(record) ?? 0) }));
  expect(ratios.filter(({ ratio }) => ratio < 0.85 || ratio > 1.45)).toEqual([]);
});

it('the explanations of Identity say « tu » to the athlete, and speak to a coach in the infinitive, in French', () => {
  expect(entriesIn('fr-ca').filter(([path, text]) => !toCoach.test(path) && formal.test(text))).toEqual([]);
  const infinitive = /^(?:Ne (?:pas|jamais|rien) )?(?:Se |S’)?\p{L}+(?:er|ir|re)(?!\p{L})/u;
  expect(failing('fr-ca', toCoach, (text) => infinitive.test(text))).toEqual([]);
});
