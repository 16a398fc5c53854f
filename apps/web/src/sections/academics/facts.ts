import type { AcademicsPublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** True if it is in the athlete's own words, and so in their language. */
  readonly isWritten?: boolean;
}

const together = (...words: readonly string[]): string => separated(words);

/** The fields that are filled in, in the order in which a recruiter asks for them. */
export const academicFacts = (content: AcademicsPublicView): readonly Fact[] => {
  const { graduationYear, entry, school, schoolType, year, marks, sat, fieldsOfInterest, ncaaId } = content;
  const facts: readonly Fact[] = [
    { label: m.portfolio_academics_graduation(), value: String(graduationYear ?? '') },
    { label: m.portfolio_academics_entry(), value: entry },
    { label: m.portfolio_academics_school(), value: school, isWritten: true },
    { label: m.portfolio_academics_level(), value: together(schoolType, year) },
    { label: marks?.system ?? '', value: marks?.overall ?? '' },
    { label: m.portfolio_academics_english({ system: marks?.system ?? '' }), value: marks?.english ?? '' },
    { label: m.portfolio_academics_math({ system: marks?.system ?? '' }), value: marks?.math ?? '' },
    { label: m.portfolio_academics_sat(), value: sat ? m.portfolio_academics_sat_value(sat) : '' },
    { label: m.portfolio_academics_interests(), value: together(...fieldsOfInterest) },
    { label: m.portfolio_academics_ncaa(), value: ncaaId },
  ];
  return facts.filter(({ value }) => value !== '');
};
