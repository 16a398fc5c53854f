import { placed } from '../kit/placed.ts';
import type { Job } from './fields.ts';

export interface WorkExperiencePublicView {
  readonly jobs: readonly Job[];
}

export const workExperiencePublicView = ({ jobs }: { readonly jobs: readonly Job[] }): WorkExperiencePublicView => ({
  jobs: placed(
    jobs.map(({ id, company, title, startYear, endYear, description }) => ({
      id,
      company,
      title,
      startYear,
      endYear,
      description,
    })),
  ),
});
