import type { Answer, Answers } from '@palmares/domain/identity';
import { AnswerTiles, ArrowRight, Button, heading, text } from '@palmares/ui';
import { cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { instructions } from './instructions.ts';
import { MaskRanking } from './mask-ranking.tsx';
import { isAnswered, type Question } from './questions.ts';
import { testLayout } from './test-layout.ts';

interface Place {
  readonly number: number;
  readonly total: number;
}

interface QuestionScreenProps {
  readonly attemptId: string;
  readonly question: Question;
  readonly place: Place;
  /** Its place in its part. */
  readonly placeInPart: Place;
  readonly answers: Answers;
  readonly onAnswer: (answer: Answer) => void;
  /** A button to the question before; null on the first. */
  readonly back: ReactNode;
  readonly onNext: () => void;
  readonly tapping: boolean;
  readonly onTapping: (isTapping: boolean) => void;
}

const agreements = [
  m.identity_test_agree_1,
  m.identity_test_agree_2,
  m.identity_test_agree_3,
  m.identity_test_agree_4,
  m.identity_test_agree_5,
] as const;

/** Focus starts here, so that the question's keys work. */
const QuestionTitle = ({ question, place }: Pick<QuestionScreenProps, 'question' | 'place'>) => (
  <h1
    className={cx(
      heading({ size: question.part === 'masks' ? 'sm' : 'md' }),
      testLayout.stem,
      question.part === 'masks' && testLayout.smallStem,
    )}
  >
    <span className={question.part === 'masks' ? testLayout.place : testLayout.spokenPlace}>
      {m.identity_test_place(place)}
    </span>
    {question.stem}
  </h1>
);

export const QuestionScreen = (props: QuestionScreenProps) => {
  const { attemptId, question, place, placeInPart, answers, onAnswer, back, onNext, tapping, onTapping } = props;
  const { part, id: item } = question;
  const title = <QuestionTitle question={question} place={place} />;
  if (part === 'masks')
    return (
      <MaskRanking
        attemptId={attemptId}
        question={question}
        title={title}
        given={answers.masks[item]}
        back={back ?? <span />}
        tapping={tapping}
        onTapping={onTapping}
        onRank={(ranking) => onAnswer({ part, item, ranking: [...ranking] })}
      />
    );
  return (
    <div className={cx(testLayout.question, testLayout.low)}>
      <p aria-hidden translate="no" className={testLayout.large}>
        <strong>{placeInPart.number}</strong> {m.identity_test_place_short(placeInPart)}
      </p>
      <p className={cx(text({ tone: 'muted' }), testLayout.instruction)}>{instructions[part]()}</p>
      {part === 'grit' ? (
        <AnswerTiles
          isShort
          legend={title}
          name={item}
          choices={agreements.map((words, index) => ({ id: String(index + 1), text: words() }))}
          value={answers.grit[item] === undefined ? null : String(answers.grit[item])}
          onChoose={(agreement) => onAnswer({ part, item, agreement: Number(agreement) })}
          keysHint={m.identity_test_keys({ last: agreements.length })}
        />
      ) : (
        <AnswerTiles
          legend={title}
          name={item}
          choices={question.choices}
          value={answers[part][item] ?? null}
          onChoose={(choice) => onAnswer({ part, item, choice })}
          keysHint={m.identity_test_keys({ last: question.choices.length })}
        />
      )}
      <div className={testLayout.steps}>
        {back ?? <span />}
        {isAnswered(answers, question) ? (
          <Button variant="outline" onClick={onNext}>
            {m.identity_test_next()}
            <ArrowRight aria-hidden size={20} />
          </Button>
        ) : null}
      </div>
    </div>
  );
};
