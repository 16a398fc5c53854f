import { sections } from '@palmares/domain/portfolio/index';
import { introductionContent } from '@palmares/domain/sections/introduction/fields';
import { mottoContent } from '@palmares/domain/sections/motto/fields';
import { seasonYears } from '@palmares/domain/sections/sports-history/seasons';
import { describe, expect, it } from 'vitest';
import { dateOfBirthOf, sportsHistory } from './athlete.ts';
import { goaltender } from './goaltender.ts';
import { demoPasscode, demoPassword } from './secrets.ts';
import { swimmer } from './swimmer.ts';

describe.each([goaltender, swimmer])('the demo athlete $firstName', (demo) => {
  it('has written nothing that the rules would refuse', () => {
    const at = new Date('2031-02-01T12:00:00Z');
    const [latest = 0] = seasonYears(at);
    expect(introductionContent.safeParse(demo.introduction).error).toBeUndefined();
    expect(mottoContent.safeParse(demo.motto).error).toBeUndefined();
    expect(sections['sports-history'].content.safeParse(sportsHistory(demo, latest)).error).toBeUndefined();
  });

  it('is as old in any year and on any day', () => {
    const ageOn = (day: string) =>
      Number(day.slice(0, 4)) - Number(dateOfBirthOf(demo, new Date(`${day}T12:00:00Z`)).slice(0, 4));
    expect(ageOn(`2030-${demo.birthday}`)).toBe(demo.age);
    expect(ageOn('2030-01-01')).toBe(demo.age + 1);
  });
});

it('the demo’s password and passcode are another on each installation and the same each time', () => {
  const here = Buffer.alloc(32, 1);
  const elsewhere = Buffer.alloc(32, 2);
  expect(demoPassword(here)).toBe(demoPassword(here));
  expect(demoPassword(here)).not.toBe(demoPassword(elsewhere));
  expect(demoPasscode(here)).toMatch(/^\d{6}$/);
});
