import { type Answer, type Answers, type Bank, type IdentityResult, scoringRule } from '../identity/index.ts';
import { type Athlete, type SectionName, type SectionStates, sectionNames } from '../portfolio/index.ts';
import { demoAnswers } from './demo-answers.ts';
import { type DemoAthlete, dateOfBirthOf } from './demo-athlete.ts';

/** The state that the athlete's portfolio and Identity streams would fold to. */
export interface DemoPortfolio {
  readonly athlete: Athlete;
  readonly sections: SectionStates;
  readonly identity: IdentityResult;
}

/** The sections that refer to files, which the athlete's data have none of. */
export type DemoFileSections = Pick<DemoAthlete['sections'], 'profile-picture' | 'academic-documents'>;

interface DemoMoment {
  readonly bank: Bank;
  readonly files: DemoFileSections;
  readonly at: Date;
}

const byItem = (answers: readonly Answer[]): Answers => ({
  masks: Object.fromEntries(answers.flatMap((one) => (one.part === 'masks' ? [[one.item, one.ranking]] : []))),
  colors: Object.fromEntries(answers.flatMap((one) => (one.part === 'colors' ? [[one.item, one.choice]] : []))),
  learningStyles: Object.fromEntries(
    answers.flatMap((one) => (one.part === 'learningStyles' ? [[one.item, one.choice]] : [])),
  ),
  grit: Object.fromEntries(answers.flatMap((one) => (one.part === 'grit' ? [[one.item, one.agreement]] : []))),
});

/** Scores the athlete's answers. */
export const demoResult = (bank: Bank, { character }: DemoAthlete): IdentityResult =>
  scoringRule.score(bank, byItem(demoAnswers(bank, character)));

/** The portfolio of a demo athlete at that moment, without a log. */
export const demoPortfolio = (demo: DemoAthlete, { bank, files, at }: DemoMoment): DemoPortfolio => {
  const { firstName, lastName, place, language } = demo;
  const contentOf = (name: SectionName) => ({ ...demo.sections, ...files })[name];
  return {
    athlete: { firstName, lastName, dateOfBirth: dateOfBirthOf(demo, at), place, language },
    // TypeScript cannot see that an object built from every section has every key.
    sections: Object.fromEntries(
      sectionNames.map((name) => [name, { version: 1, content: contentOf(name)(at) }]),
    ) as Record<SectionName, unknown> as SectionStates,
    identity: demoResult(bank, demo),
  };
};
