import type { SectionName } from '@palmares/domain/portfolio';
import { isSectionName } from '../../sections/titles.ts';

export interface SectionSearch {
  /** The section whose changes are shown; all without it. */
  readonly section?: SectionName;
}

export const sectionSearch = ({ section }: Record<string, unknown>): SectionSearch =>
  typeof section === 'string' && isSectionName(section) ? { section } : {};
