import { ArrowLeft, Button } from '@palmares/ui';
import { useMemo, useRef, useState } from 'react';
import { useOnline } from '../../browser/use-online.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { useAnotherAccount, useSaysAnotherAccount } from '../../notices/use-another-account.ts';
import { m } from '../../paraglide/messages.js';
import { LogInAgain } from '../sign-in/log-in-again.tsx';
import type { AttemptState } from './attempt-session.ts';
import type { RunningAttempt } from './identity-data.ts';
import { PartTitle } from './part-title.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { beginsPart, firstOpen, type Part, placeInPart, progressOf, questionsOf } from './questions.ts';
import { TestBar } from './test-bar.tsx';
import { TestEnd } from './test-end.tsx';
import { testLayout } from './test-layout.ts';
import { TestNotes } from './test-notes.tsx';
import { useAttempt } from './use-attempt.ts';
import { useClosing } from './use-closing.ts';
import { useTouch } from './use-touch.ts';

interface RunningTestProps {
  readonly athleteId: string;
  readonly attempt: RunningAttempt;
  readonly onClosed: (closed: NonNullable<AttemptState['closed']>) => void;
}

/** One question per screen, under a bar with the time that is left. */
export const RunningTest = ({ athleteId, attempt, onClosed }: RunningTestProps) => {
  const { state, leftMs, give, finish, resume } = useAttempt(athleteId, attempt);
  const trouble = useOnline() ? state.trouble : 'cut_off';
  const isAnother = useAnotherAccount();
  useSaysAnotherAccount(trouble === 'signed_out');
  const page = useRef<HTMLDivElement>(null);
  const questions = useMemo(() => questionsOf(attempt.test), [attempt.test]);
  // Null shows the first question without an answer.
  const [at, setAt] = useState<number | null>(null);
  const [begun, setBegun] = useState<readonly Part[]>([]);
  // Null until the athlete chooses: a finger taps in order, a mouse drags.
  const [tapping, setTapping] = useState<boolean | null>(null);
  const isTouch = useTouch();
  const { isClosing, failed, close } = useClosing({ isOver: leftMs === 0, closed: state.closed, finish, onClosed });

  const index = at ?? firstOpen(questions, state.answers);
  const question = questions[index];
  const isEnd = question === undefined || isClosing || leftMs === 0;
  const isTitle = !isEnd && beginsPart(questions, index, state.answers) && !begun.includes(question.part);
  useScreen(isEnd ? 'end' : isTitle ? question.part : question.id, { replaces: true });
  const progress = progressOf(questions, state.answers);
  const back =
    index === 0 ? null : (
      <Button variant="ghost" onClick={() => setAt(index - 1)}>
        <ArrowLeft aria-hidden size={20} />
        {m.identity_test_back()}
      </Button>
    );
  return (
    <div className={testLayout.screen}>
      <TestBar leftMs={leftMs} progress={progress} part={isEnd ? null : question.part} isLeaving={isClosing} />
      <div ref={page} className={testLayout.page}>
        <TestNotes trouble={trouble} waiting={state.waiting} />
        <LogInAgain
          athleteId={athleteId}
          needed={trouble === 'signed_out'}
          title={m.identity_test_log_in_title()}
          description={isAnother ? m.another_account_dialog_text() : m.identity_test_log_in_text()}
          className={testLayout.logIn}
          returnTo={() => page.current?.querySelector('h1') ?? null}
          onLoggedIn={resume}
        />
        {isEnd ? (
          <TestEnd
            progress={progress}
            isOver={leftMs === 0}
            isClosing={isClosing}
            failed={failed && trouble !== 'signed_out'}
            onFinish={close}
            onBack={() => setAt(questions.length - 1)}
          />
        ) : isTitle ? (
          <PartTitle
            part={question.part}
            count={questions.filter(({ part }) => part === question.part).length}
            onBegin={() => setBegun([...begun, question.part])}
            back={back}
          />
        ) : (
          <QuestionScreen
            key={question.id}
            attemptId={attempt.attemptId}
            question={question}
            place={{ number: index + 1, total: questions.length }}
            placeInPart={placeInPart(questions, index)}
            answers={state.answers}
            onAnswer={(answer) => {
              give(answer);
              setAt(index + 1);
            }}
            back={back}
            onNext={() => setAt(index + 1)}
            tapping={tapping ?? isTouch}
            onTapping={setTapping}
          />
        )}
      </div>
    </div>
  );
};
