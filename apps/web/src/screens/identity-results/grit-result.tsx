import { GritMeter, textLink } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { partWords, ratingWords, scoreWords } from '../../sections/identity/words.ts';
import { AnswerList } from './answer-list.tsx';
import { CoachLines, Meaning, ResultPart } from './result-part.tsx';
import type { ScoredPart } from './results-data.ts';
import { layout } from './results-layout.ts';
import type { CountedView } from './scoring-details.tsx';

export const GritResult = ({ scores, explained }: ScoredPart<'grit'>) => (
  <ResultPart part="grit" scoring={(counted) => <GritAnswers counted={counted} />}>
    {scores && explained ? (
      <>
        <GritMeter
          score={scores.score}
          scoreText={scoreWords(scores.score)}
          of={m.identity_grit_of()}
          rating={ratingWords[scores.rating]()}
        />
        <div className={layout.column}>
          <Meaning lines={explained.meaning}>
            <a href={exploreAddresses.grit()} className={textLink({ standing: 'alone' })}>
              {m.results_explore({ name: partWords.grit() })}
            </a>
          </Meaning>
          <CoachLines lines={explained.coaching} />
        </div>
      </>
    ) : null}
  </ResultPart>
);

const GritAnswers = ({ counted: { grit } }: { readonly counted: CountedView }) => (
  <>
    <p>{grit.rule}</p>
    <AnswerList
      answers={(grit.statements ?? []).map((statement) => ({
        id: statement.item,
        text: statement.text,
        value: [
          m.results_agreement({ agreement: statement.agreement }),
          ...(statement.reversed ? [m.results_reversed()] : []),
          m.results_points({ points: statement.points }),
        ],
      }))}
    />
  </>
);
