import { toasts } from '../../notices/toasts.ts';
import { useAnswersWhileWriting } from '../dashboard/use-step-answers.ts';
import { finishedTasks, useAnswering } from './finished-tasks.ts';
import { useSectionSummaries } from './use-section-summaries.ts';

/** Says, once per step, what a scout sees now that it is finished. Shows nothing by itself. */
export const AnswersWhileWriting = () => {
  const sections = useSectionSummaries();
  useAnswersWhileWriting(finishedTasks(sections), useAnswering(), (title) => toasts.show({ title }));
  return null;
};
