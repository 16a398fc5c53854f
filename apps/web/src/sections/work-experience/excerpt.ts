import type { WorkExperiencePublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';

export const workExperienceExcerpt = ({ jobs }: WorkExperiencePublicView): string =>
  separated(jobs.map(({ title }) => title));
