import { describe, expect, it } from 'vitest';
import { languages } from '../../kernel/language.ts';
import { sectionNames, sections } from '../../portfolio/index.ts';
import { numberedAthlete } from './numbered-athlete.ts';

const at = new Date('2031-02-01T12:00:00Z');
const many = Array.from({ length: 360 }, (_, number) => numberedAthlete(7, number));

const contentsOf = (athlete: (typeof many)[number]) => sectionNames.map((name) => athlete.sections[name](at));

describe('athletes by number', () => {
  it('write nothing that the rules would refuse', () => {
    for (const athlete of many)
      for (const name of sectionNames)
        expect(sections[name].content.safeParse(athlete.sections[name](at)).error, `${athlete.email} ${name}`).toBe(
          undefined,
        );
  });

  it('are the same for the same seed and number, and others for another', () => {
    const [first, second] = [numberedAthlete(7, 3), numberedAthlete(7, 4)];
    expect(contentsOf(numberedAthlete(7, 3))).toEqual(contentsOf(first));
    expect(contentsOf(second)).not.toEqual(contentsOf(first));
    expect(contentsOf(numberedAthlete(8, 3))).not.toEqual(contentsOf(first));
  });

  it('write in both languages, play all 18 sports, and differ in how much they filled in, took and published', () => {
    expect(new Set(many.map(({ language }) => language))).toEqual(new Set(languages));
    const played = many.map((one) => one.sections['sports-history'](at).seasons[0]?.sports[0]?.sport);
    expect(new Set(played).size).toBe(18);
    const complete = many.filter(({ written }) => written.length === sectionNames.length - 2);
    for (const some of [
      complete,
      many.filter(({ hasTakenTest }) => hasTakenTest),
      many.filter(({ links }) => links.length > 0),
    ]) {
      expect(some.length).toBeGreaterThan(many.length / 10);
      expect(some.length).toBeLessThan(many.length);
    }
  });

  it('are old enough to need no guardian', () => {
    for (const { age } of many) expect(age).toBeGreaterThanOrEqual(15);
  });
});
