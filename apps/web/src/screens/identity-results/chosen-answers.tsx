import { m } from '../../paraglide/messages.js';
import { AnswerList } from './answer-list.tsx';

interface ChosenAnswer {
  readonly choice: string;
  readonly stem: string;
  readonly text: string;
}

interface ChosenAnswersProps<Trait extends string> {
  readonly counted: {
    readonly rule: string;
    /** Null if the part was not completed. */
    readonly traits: readonly { readonly trait: Trait; readonly answers: readonly ChosenAnswer[] }[] | null;
  };
  readonly words: Readonly<Record<Trait, () => string>>;
}

/** The answers of a part in which one choice was made per item, by the trait that they count for. */
export const ChosenAnswers = <Trait extends string>({
  counted: { rule, traits },
  words,
}: ChosenAnswersProps<Trait>) => {
  const total = traits?.reduce((sum, { answers }) => sum + answers.length, 0) ?? 0;
  return (
    <>
      <p>{rule}</p>
      {traits?.map(({ trait, answers }) => (
        <AnswerList
          key={trait}
          title={words[trait]()}
          total={m.results_chosen({ count: answers.length, total })}
          answers={answers.map(({ choice, stem, text }) => ({ id: choice, stem, text }))}
        />
      ))}
    </>
  );
};
