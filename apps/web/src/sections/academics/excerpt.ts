import type { AcademicsPublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

export const academicsExcerpt = ({ graduationYear, school, schoolType }: AcademicsPublicView): string =>
  separated([
    graduationYear === null ? '' : m.portfolio_fact_class_value({ year: graduationYear }),
    school === '' ? schoolType : school,
  ]);
