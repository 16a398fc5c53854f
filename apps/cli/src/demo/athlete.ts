import type { Language } from '@palmares/domain/kernel';
import type { Athlete, SectionContent, SectionName } from '@palmares/domain/portfolio';
import type { DemoFiles } from './files/demo-files.ts';
import type { DemoCharacter } from './identity/demo-answers.ts';

/** The device that the demo's events name. */
export const demoDevice = 'palmares demo seed';

/** A fictional athlete. Seasons and age follow the calendar, so that the demo never looks old. */
export interface DemoAthlete {
  /** Distinguishes the athletes in the seed's output. */
  readonly suffix: string;
  readonly language: Language;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  /** `MM-DD` */
  readonly birthday: string;
  readonly place: Athlete['place'];
  /** Each section's demo content. Those of {@link files} are empty here, because a section refers only to checked files. */
  readonly sections: { readonly [Name in SectionName]: (at: Date) => SectionContent<Name> };
  readonly files: (at: Date) => DemoFiles;
  /** How the athlete answers the Identity test. */
  readonly character: DemoCharacter;
  readonly openLabel: string;
  readonly protectedLabel: string;
}

/** The date of birth of an athlete who is `age` years old at that moment. */
export const dateOfBirthOf = ({ age, birthday }: DemoAthlete, at: Date): string => {
  const hadIt = at.toISOString().slice(5, 10) >= birthday;
  return `${at.getUTCFullYear() - age - (hadIt ? 0 : 1)}-${birthday}`;
};
