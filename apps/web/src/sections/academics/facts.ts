import type { AcademicsPublicView } from '@palmares/domain/shared-portfolio';
import { m } from '../../paraglide/messages.js';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** True if it is in the athlete's own words, and so in their language. */
  readonly isWritten?: boolean;
}

interface Tile extends Fact {
  /** Set large, as a number. */
  readonly isNumber?: boolean;
  /** The parts of a sum, or what belongs to a year. */
  readonly note?: string;
}

const filledIn = <Each extends Fact>(facts: readonly Each[]): readonly Each[] =>
  facts.filter(({ value }) => value !== '');

/** Up to four facts for a glance. The grade stands alone where there is no graduation year. */
export const academicTiles = (content: AcademicsPublicView): readonly Tile[] => {
  const { graduationYear, year, marks, sat, fieldsOfInterest } = content;
  return filledIn<Tile>([
    { label: marks?.system ?? '', value: marks?.overall ?? '', isNumber: true },
    sat
      ? {
          label: m.portfolio_academics_sat(),
          value: String(sat.total),
          isNumber: true,
          note: m.portfolio_academics_sat_parts(sat),
        }
      : { label: '', value: '' },
    graduationYear === null
      ? { label: m.portfolio_academics_level(), value: year }
      : { label: m.portfolio_academics_graduation(), value: String(graduationYear), isNumber: true, note: year },
    { label: m.portfolio_academics_interests(), value: fieldsOfInterest.join(',\n') },
  ]);
};

/** The other fields that are filled in. */
export const academicFacts = ({ entry, school, schoolType, marks, ncaaId }: AcademicsPublicView): readonly Fact[] =>
  filledIn([
    { label: m.portfolio_academics_school(), value: school, isWritten: true },
    { label: m.academics_school_type_label(), value: schoolType },
    { label: m.portfolio_academics_entry(), value: entry },
    { label: m.portfolio_academics_english({ system: marks?.system ?? '' }), value: marks?.english ?? '' },
    { label: m.portfolio_academics_math({ system: marks?.system ?? '' }), value: marks?.math ?? '' },
    { label: m.portfolio_academics_ncaa(), value: ncaaId },
  ]);
