import { dateOfBirthOf } from '@palmares/domain/demo';
import { cardCrop, crop } from '@palmares/domain/files';
import { type PortfolioState, portfolioDecider, sectionEdit, sectionNames, sections } from '@palmares/domain/portfolio';
import { acceptedType } from '@palmares/files';
import { describe, expect, it } from 'vitest';
import { goaltenderAccount, swimmerAccount } from './demo-accounts.ts';
import { demoPasscode, demoPassword } from './secrets.ts';
import { editsOf } from './write-missing-sections.ts';

describe.each([goaltenderAccount, swimmerAccount])('the demo athlete $firstName', (demo) => {
  it('has written nothing that the rules would refuse', () => {
    const at = new Date('2031-02-01T12:00:00Z');
    for (const name of sectionNames)
      expect(sections[name].content.safeParse(demo.sections[name](at)).error, name).toBeUndefined();
  });

  it('has a portfolio that survives a round trip through JSON after each edit', () => {
    const at = new Date('2031-02-01T12:00:00Z');
    const { firstName, lastName, place, language } = demo;
    const dateOfBirth = dateOfBirthOf(demo, at);
    let version = 0;
    let state: PortfolioState = portfolioDecider.initialState;
    const start = { type: 'StartPortfolio', firstName, lastName, dateOfBirth, place, language } as const;
    for (const command of [start, ...editsOf(demo, at)]) {
      const decision = portfolioDecider.decide(
        'basedOn' in command ? sectionEdit.parse({ ...command, basedOn: version }) : command,
        state,
        { at },
      );
      for (const event of decision.ok ? decision.value : []) {
        version += 1;
        state = portfolioDecider.evolve(state, { event, version });
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }
    }
    expect(version).toBeGreaterThan(3);
    expect(state.sections.introduction.content).toEqual(demo.sections.introduction(at));
  });

  it('has a picture and documents of accepted types, in any year', async () => {
    for (const year of [2038, 2045, 2067, 2091]) {
      const { picture, documents } = demo.files(new Date(`${year}-02-01T12:00:00Z`));
      expect(crop.safeParse(picture.crop).success).toBe(true);
      expect(cardCrop.safeParse(picture.cardCrop).success).toBe(true);
      expect(acceptedType('picture', await picture.bytes())).toMatchObject({ ok: true });
      for (const document of documents)
        expect(acceptedType('document', await document.bytes())).toMatchObject({ ok: true });
      expect(new Set([picture, ...documents].map(({ fileName }) => fileName)).size).toBe(3);
    }
  });

  it('has the same age on any day', () => {
    const ageOn = (day: string) =>
      Number(day.slice(0, 4)) - Number(dateOfBirthOf(demo, new Date(`${day}T12:00:00Z`)).slice(0, 4));
    expect(ageOn(`2030-${demo.birthday}`)).toBe(demo.age);
    expect(ageOn('2030-01-01')).toBe(demo.age + 1);
  });
});

it('the demo’s password and passcode differ per installation and are the same on each run', () => {
  const here = Buffer.alloc(32, 1);
  const elsewhere = Buffer.alloc(32, 2);
  expect(demoPassword(here)).toBe(demoPassword(here));
  expect(demoPassword(here)).not.toBe(demoPassword(elsewhere));
  expect(demoPasscode(here)).toMatch(/^\d{6}$/);
});
