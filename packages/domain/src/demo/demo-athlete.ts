import { lastDateIn, type Place } from '../account/index.ts';
import type { Language } from '../kernel/language.ts';
import type { SectionContent, SectionName } from '../portfolio/index.ts';
import type { DemoCharacter } from './demo-answers.ts';

/** A fictional athlete. Seasons and age follow the calendar, so that the demo never looks old. */
export interface DemoAthlete {
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  /** `MM-DD` */
  readonly birthday: string;
  readonly place: Place;
  /** Each section's demo content. Those of files are empty here, because a section refers only to checked files. */
  readonly sections: { readonly [Name in SectionName]: (at: Date) => SectionContent<Name> };
  /** How the athlete answers the Identity test. */
  readonly character: DemoCharacter;
}

/** The date of birth of an athlete who is `age` years old at that moment. */
export const dateOfBirthOf = ({ age, birthday, place }: DemoAthlete, at: Date): string => {
  const today = lastDateIn(place.country, at);
  const hadIt = today.slice(5) >= birthday;
  return `${Number(today.slice(0, 4)) - age - (hadIt ? 0 : 1)}-${birthday}`;
};
