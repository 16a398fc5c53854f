import { goaltender, swimmer } from '@palmares/domain/demo';
import { randomFrom } from '@palmares/domain/kernel';
import {
  evolveContent,
  type SectionContent,
  type SectionName,
  sectionNames,
  sections,
} from '@palmares/domain/portfolio';
import { forgottenContact, type Season, type SportsHistory, seasonYears } from '@palmares/domain/sections';
import { historyWith, randomHistory } from '@palmares/domain/testing';
import { describe, expect, it } from 'vitest';
import { type RestoreContext, restored } from './restore.ts';
import { rulesOf } from './section-rules.ts';

const at = new Date('2026-11-20T12:00:00Z');
const today: RestoreContext = { at, missingFiles: [] };
const id = (nth: number) => `a0000000-0000-4000-8000-00000000000${nth}`;

const histories = Array.from({ length: 10 }, (_, seed) => randomHistory('portfolio', 60, seed + 1));

/** The section at the end of each history, including earlier schemas and content that today's rules refuse. */
const momentsOf = <Name extends SectionName>(name: Name): readonly SectionContent<Name>[] =>
  histories.map((events) =>
    events.reduce<SectionContent<Name>>(
      (content, event) => evolveContent(name, content, event),
      sections[name].empty(),
    ),
  );

/** Pairs of one content and the next. */
const pairsOf = <Content>(contents: readonly Content[]): readonly (readonly [Content, Content])[] =>
  contents.flatMap((content, place) => {
    const next = contents[place + 1];
    return next === undefined ? [] : [[content, next] as const];
  });

const validPart = <Name extends SectionName>(name: Name, content: SectionContent<Name>): SectionContent<Name> => {
  const rules = rulesOf(sections[name]);
  return rules.validPart(rules.draft(content), sections[name].empty());
};

/** Restores a section. Expects a valid result, and that a second restore changes nothing. */
const settled = <Name extends SectionName>(
  name: Name,
  now: SectionContent<Name>,
  then: SectionContent<Name>,
  context = today,
): SectionContent<Name> => {
  const once = restored(sections[name], now, then, context);
  const rules = rulesOf(sections[name]);
  expect(rules.isValid(rules.draft(once))).toBe(true);
  expect(restored(sections[name], once, then, context)).toEqual(once);
  return once;
};

describe('a section restored to any moment', () => {
  it.each(sectionNames)('is valid, and stays as it is when it is restored again: %s', (name) => {
    for (const [now, then] of pairsOf(momentsOf(name))) settled(name, validPart(name, now), then);
  });

  it.each(sectionNames)('is as it was then where today’s rules refuse nothing: %s', (name) => {
    const now = validPart(name, goaltender.sections[name](at));
    const then = validPart(name, swimmer.sections[name](at));
    expect(settled(name, now, then)).toEqual(then);
    expect(settled(name, then, sections[name].empty())).toEqual(sections[name].empty());
    expect(settled(name, sections[name].empty(), then)).toEqual(then);
  });
});

describe('a restored sports history', () => {
  const randomPairs = Array.from({ length: 20 }, (_, seed) => {
    const random = randomFrom(seed + 1);
    return [historyWith(random, seasonYears(at)), historyWith(random, seasonYears(at))] as const;
  });

  it('is any other while its seasons are open', () => {
    for (const [now, then] of randomPairs) expect(settled('sports-history', now, then)).toEqual(then);
  });

  it('stays as it is when it is restored again, also with closed seasons', () => {
    for (const [now, then] of randomPairs)
      for (const year of [2027, 2028])
        settled('sports-history', now, then, { ...today, at: new Date(`${year}-11-20T12:00:00Z`) });
  });

  const award = (nth: number, name: string) => ({ id: id(nth), name, awardedBy: '', description: '' });
  const season = (year: number, sportId: string, awards: Season['awards']): Season => ({
    year,
    sports: [
      {
        id: sportId,
        country: 'can',
        sport: 'hockey',
        category: 'other',
        categoryOther: 'Regional camp',
        position: 'goalie',
        positionOther: '',
        team: 'Queens',
        league: '',
      },
    ],
    performances: [],
    awards,
  });

  it('leaves out what was removed from a season that is too old by now, and keeps the order of the rest', () => {
    const [mvp, rookie, captain] = [award(1, 'MVP'), award(2, 'Rookie of the year'), award(3, 'Captain')];
    const now: SportsHistory = { seasons: [season(2023, id(8), [captain, rookie])], links: [] };
    const then: SportsHistory = {
      seasons: [season(2023, id(8), [mvp, { ...rookie, name: 'Rookie' }, captain])],
      links: [],
    };
    expect(settled('sports-history', now, then)).toEqual({
      seasons: [season(2023, id(8), [{ ...rookie, name: 'Rookie' }, captain])],
      links: [],
    });
  });

  it('is not restored at all if its sports are too old, because awards need one', () => {
    const mvp = award(1, 'MVP');
    const sportless = { ...season(2023, id(8), [mvp]), sports: [] };
    const now: SportsHistory = { seasons: [season(2026, id(9), []), sportless], links: [] };
    const then: SportsHistory = { seasons: [season(2023, id(8), [mvp])], links: [] };
    expect(settled('sports-history', now, then)).toEqual(now);
  });
});

describe('a restored section with files', () => {
  const paper = (nth: number) => ({
    id: id(nth),
    name: `Transcript ${nth}`,
    type: 'application/pdf' as const,
    bytes: 1000,
    pages: 1,
  });

  it('leaves out a document that is gone, and keeps the order of the others', () => {
    const [now, then] = [{ documents: [paper(3), paper(2)] }, { documents: [paper(1), paper(2), paper(3)] }];
    const context = { at, missingFiles: [id(1)] };
    expect(settled('academic-documents', now, then, context)).toEqual({ documents: [paper(2), paper(3)] });
  });

  it('stays as it is if the picture is gone', () => {
    const crop = { left: 0, top: 0.1, side: 0.8 };
    const [now, then] = [sections['profile-picture'].empty(), { fileId: id(1), crop, cardCrop: crop }];
    expect(settled('profile-picture', now, then)).toEqual(then);
    expect(settled('profile-picture', now, then, { at, missingFiles: [id(1)] })).toEqual(now);
  });
});

it('a contact that was forgotten is left out of restored contacts', () => {
  const coach = { ...forgottenContact(id(1)), name: 'Martin Dubé', phone: '4185550142' };
  const then = { contacts: [forgottenContact(id(2)), coach] };
  expect(settled('contacts', { contacts: [] }, then)).toEqual({ contacts: [coach] });
});

it('a field that today’s rules refuse stays as it is now', () => {
  const now = { motto: 'Onward', explanation: 'Because.' };
  const then = { motto: 'x'.repeat(10_000), explanation: 'As my coach says.' };
  expect(settled('motto', now, then)).toEqual({ ...now, explanation: then.explanation });
});
