import type { WorkExperiencePublicView } from '@palmares/domain/shared-portfolio';
import { inOneLine } from '../section-excerpt.ts';

export const workExperienceExcerpt = ({ jobs }: WorkExperiencePublicView): string =>
  inOneLine(...jobs.map(({ title }) => title));
