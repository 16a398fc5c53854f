import { oneListSection } from '../kit/one-list-section.ts';
import { workExperienceEvents } from './events.ts';
import { job, workExperienceLimits } from './fields.ts';
import { inPossibleYears } from './years.ts';

export const workExperience = oneListSection({
  name: 'work-experience',
  noun: 'Job',
  key: 'jobs',
  optional: true,
  item: job,
  max: workExperienceLimits.jobs,
  events: workExperienceEvents,
  fits: inPossibleYears,
});
