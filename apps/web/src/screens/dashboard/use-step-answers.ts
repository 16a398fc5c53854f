import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { recall, remember } from '../../browser/browser-storage.ts';
import { toasts } from '../../notices/toasts.ts';
import { type AnsweredSteps, answeredOnReturn, answeredWhileWriting, readAnswered } from './answered-steps.ts';
import { type Answering, answerTo } from './onboarding.ts';

const KEY = 'answeredSteps';
const layout = getRouteApi('/$lang');
const none: readonly string[] = [];

type Answer = typeof answeredOnReturn;

/** Asks which of the finished tasks to answer, and stores that they were. */
const answersNow = (answer: Answer, athleteId: string, done: readonly string[], answering: Answering): string[] => {
  const before: AnsweredSteps | null = readAnswered(recall('localStorage', KEY), athleteId);
  const { tasks, after } = answer(athleteId, before, done);
  remember('localStorage', KEY, JSON.stringify(after));
  return tasks.flatMap((task) => answerTo(task, answering) ?? []);
};

const useAthleteId = (): string | undefined => layout.useRouteContext().session?.athleteId;

/** The sentences for what was finished since the athlete was last here; they stay until the screen is left. */
export const useAnswersOnReturn = (done: readonly string[], { age }: Answering): readonly string[] => {
  const athleteId = useAthleteId();
  const [sentences, setSentences] = useState(none);
  const tasks = done.join(' ');
  useEffect(() => {
    if (athleteId === undefined) return;
    const found = answersNow(answeredOnReturn, athleteId, tasks.split(' '), { age });
    if (found.length === 0) return;
    // The editor's notice is repeated here, so dismiss it.
    toasts.dismiss();
    setSentences((before) => [...before, ...found]);
  }, [athleteId, tasks, age]);
  return sentences;
};

/** Calls `onAnswer` with the sentence for each task that is finished while the athlete writes. */
export const useAnswersWhileWriting = (
  done: readonly string[],
  { age }: Answering,
  onAnswer: (sentence: string) => void,
): void => {
  const athleteId = useAthleteId();
  const tasks = done.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task is answered once, even if `onAnswer` changes
  useEffect(() => {
    if (athleteId === undefined) return;
    const done = tasks.split(' ').filter((task) => task !== '');
    for (const sentence of answersNow(answeredWhileWriting, athleteId, done, { age })) onAnswer(sentence);
  }, [athleteId, tasks, age]);
};
