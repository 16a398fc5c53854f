import type { SectionSummary } from '../../drafts/section-draft.ts';
import { useAthlete } from '../../sections/athlete-context.ts';
import { type Answering, taskOf } from '../dashboard/onboarding.ts';

type Finished = Pick<SectionSummary, 'name' | 'empty' | 'touched'>;

/** The checklist's tasks whose sections are in the account. */
export const finishedTasks = (sections: readonly Finished[]): readonly string[] =>
  sections.filter(({ empty, touched }) => !empty && !touched).map(({ name }) => taskOf(name));

export const useAnswering = (): Answering => ({ age: useAthlete()?.age ?? 0 });
