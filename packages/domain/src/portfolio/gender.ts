import type { Gender } from '../sections/general/fields.ts';
import type { SectionStates } from './decider.ts';

/** In whose events the athlete competes, for French words of sport; null while unknown. */
export const genderOf = ({ general }: Pick<SectionStates, 'general'>): Gender | null => general.content.gender || null;
