import type { AcademicsPublicView } from '@palmares/domain/shared-portfolio';
import { m } from '../../paraglide/messages.js';
import { inOneLine } from '../section-excerpt.ts';

export const academicsExcerpt = ({ graduationYear, school, schoolType }: AcademicsPublicView): string =>
  inOneLine(
    graduationYear === null ? '' : m.portfolio_fact_class_value({ year: graduationYear }),
    school === '' ? schoolType : school,
  );
