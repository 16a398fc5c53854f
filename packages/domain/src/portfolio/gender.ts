import type { Gender } from '../sections/general/fields.ts';
import type { SectionStates } from './decider.ts';

/** Returns the gender of the events in which the athlete competes, for French words of sport; null while unknown. */
export const genderOf = ({ general }: Pick<SectionStates, 'general'>): Gender | null => general.content.gender || null;
