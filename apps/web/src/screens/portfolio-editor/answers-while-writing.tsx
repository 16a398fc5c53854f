import { toasts } from '../../notices/toasts.ts';
import { useAnswersWhileWriting } from '../dashboard/use-step-answers.ts';
import { finishedTasks, useAnswering } from './finished-tasks.ts';
import { useSectionSummaries } from './use-section-summaries.ts';

/** Shows a toast once per finished step about what a scout now sees. Renders nothing itself. */
export const AnswersWhileWriting = () => {
  const sections = useSectionSummaries();
  useAnswersWhileWriting(finishedTasks(sections), useAnswering(), (title) => toasts.show({ title }));
  return null;
};
