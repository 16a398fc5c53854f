import type { Answer, Answers } from '@palmares/domain/identity';
import { AnswerTiles, ArrowLeft, ArrowRight, Button, heading, Scale } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { MaskRanking } from './mask-ranking.tsx';
import { isAnswered, type Question } from './questions.ts';
import { testLayout } from './test-layout.ts';

interface QuestionScreenProps {
  readonly attemptId: string;
  readonly question: Question;
  readonly place: { readonly number: number; readonly total: number };
  readonly answers: Answers;
  readonly onAnswer: (answer: Answer) => void;
  /** Absent on the first question. */
  readonly onBack: (() => void) | undefined;
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
  <h1 className={`${heading({ size: 'sm' })} ${testLayout.stem}`}>
    <span className={testLayout.place}>{m.identity_test_place(place)}</span>
    {question.stem}
  </h1>
);

export const QuestionScreen = (props: QuestionScreenProps) => {
  const { attemptId, question, place, answers, onAnswer, onBack, onNext, tapping, onTapping } = props;
  const { part, id: item } = question;
  const title = <QuestionTitle question={question} place={place} />;
  const back = onBack ? (
    <Button variant="ghost" onClick={onBack}>
      <ArrowLeft aria-hidden size={20} />
      {m.identity_test_back()}
    </Button>
  ) : (
    <span />
  );
  if (part === 'masks')
    return (
      <MaskRanking
        attemptId={attemptId}
        question={question}
        title={title}
        given={answers.masks[item]}
        back={back}
        tapping={tapping}
        onTapping={onTapping}
        onRank={(ranking) => onAnswer({ part, item, ranking: [...ranking] })}
      />
    );
  return (
    <div className={testLayout.question}>
      {part === 'grit' ? (
        <Scale
          legend={title}
          name={item}
          low={m.identity_test_agree_1()}
          high={m.identity_test_agree_5()}
          labels={[agreements[0](), agreements[1](), agreements[2](), agreements[3](), agreements[4]()]}
          value={answers.grit[item] ?? null}
          onChoose={(agreement) => onAnswer({ part, item, agreement })}
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
        {back}
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
