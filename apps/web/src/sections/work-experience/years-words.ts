import { m } from '../../paraglide/messages.js';

interface Years {
  readonly startYear: number | undefined;
  readonly endYear: number | null | undefined;
}

/** Returns `2024–2025`, or `Since 2024` for a current job; empty without a start. */
export const yearsWords = ({ startYear: start, endYear: end }: Years): string => {
  if (start === undefined) return '';
  return typeof end === 'number' ? m.job_years({ start, end }) : m.job_years_since({ start });
};
