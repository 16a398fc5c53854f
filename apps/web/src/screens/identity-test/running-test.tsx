import { useMemo, useState } from 'react';
import { useOnline } from '../../browser/use-online.ts';
import type { AttemptState } from './attempt-session.ts';
import type { RunningAttempt } from './identity-data.ts';
import { QuestionScreen } from './question-screen.tsx';
import { firstOpen, progressOf, questionsOf } from './questions.ts';
import { TestBar } from './test-bar.tsx';
import { TestEnd } from './test-end.tsx';
import { testLayout } from './test-layout.ts';
import { TestNotes } from './test-notes.tsx';
import { useAttempt } from './use-attempt.ts';
import { useClosing } from './use-closing.ts';

interface RunningTestProps {
  readonly attempt: RunningAttempt;
  readonly onClosed: (closed: NonNullable<AttemptState['closed']>) => void;
}

/** One question per screen, under a bar with the time that is left. */
export const RunningTest = ({ attempt, onClosed }: RunningTestProps) => {
  const { state, leftMs, give, finish } = useAttempt(attempt);
  const online = useOnline();
  const questions = useMemo(() => questionsOf(attempt.test), [attempt.test]);
  // Null: the first question without an answer.
  const [at, setAt] = useState<number | null>(null);
  const { isClosing, failed, close } = useClosing({ isOver: leftMs === 0, closed: state.closed, finish, onClosed });

  const index = at ?? firstOpen(questions, state.answers);
  const question = questions[index];
  const isEnd = question === undefined || isClosing || leftMs === 0;
  return (
    <>
      <TestBar
        leftMs={leftMs}
        progress={progressOf(questions, state.answers)}
        part={isEnd ? null : question.part}
        isLeaving={isClosing}
      />
      <div className={testLayout.page}>
        <TestNotes isCutOff={state.isCutOff || !online} waiting={state.waiting} />
        {isEnd ? (
          <TestEnd
            isOver={leftMs === 0}
            isClosing={isClosing}
            failed={failed}
            onFinish={close}
            onBack={() => setAt(questions.length - 1)}
          />
        ) : (
          <QuestionScreen
            key={question.id}
            question={question}
            place={{ number: index + 1, total: questions.length }}
            answers={state.answers}
            onAnswer={(answer) => {
              give(answer);
              setAt(index + 1);
            }}
            onBack={index === 0 ? undefined : () => setAt(index - 1)}
            onNext={() => setAt(index + 1)}
          />
        )}
      </div>
    </>
  );
};
