import type { Language } from '@palmares/domain/kernel';
import type { Athlete } from '@palmares/domain/portfolio';
import { countryMessages } from '../country.ts';
import { m } from '../paraglide/messages.js';
import { dateWords, inLanguage } from '../voice.ts';
import type { FieldReading } from './reading.ts';

/** Reads the athlete's own fields from the portfolio's first event. */
export const readAthlete = (
  { firstName, lastName, dateOfBirth, place }: Athlete,
  language: Language,
): readonly FieldReading[] => {
  const locale = inLanguage(language);
  const name = `${firstName} ${lastName}`;
  const where = `${place.region}, ${countryMessages[place.country]({}, locale)}`;
  return [
    { key: 'name', label: m.account_name_label({}, locale), value: name, says: name },
    {
      key: 'dateOfBirth',
      label: m.sign_up_birth_label({}, locale),
      value: dateOfBirth,
      says: dateWords(dateOfBirth, language),
    },
    { key: 'place', label: m.entry_place_label({}, locale), value: where, says: where },
  ];
};
