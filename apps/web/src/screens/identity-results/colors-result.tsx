import {
  type Color,
  type ColorLevel,
  type ColorScores,
  colorShares,
  colorTie,
  tiedTraits,
} from '@palmares/domain/identity';
import { StackedShare, separated, textLink } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { colorWords, levelWords, shareWords, tieWords } from '../../sections/identity/words.ts';
import { ChosenAnswers } from './chosen-answers.tsx';
import { CoachLines, Meaning, ResultPart } from './result-part.tsx';
import type { ScoredPart } from './results-data.ts';
import { layout } from './results-layout.ts';

export const ColorsResult = ({ scores, explained }: ScoredPart<'colors'>) => (
  <ResultPart part="colors" scoring={(counted) => <ChosenAnswers counted={counted.colors} words={colorWords} />}>
    {scores && explained ? (
      <>
        <Shares scores={scores} />
        <div className={layout.column}>
          <Meaning lines={explained.meaning}>
            {scores.slice(0, 1).map(({ color }) => (
              <a key={color} href={exploreAddresses.color(color)} className={textLink({ standing: 'alone' })}>
                {m.results_explore({ name: colorWords[color]() })}
              </a>
            ))}
          </Meaning>
          <CoachLines lines={explained.coaching} />
        </div>
      </>
    ) : null}
  </ResultPart>
);

const Shares = ({ scores }: { readonly scores: ColorScores }) => {
  const tie = colorTie(scores);
  const tied = tiedTraits(tie);
  const noteOf = (color: Color, level: ColorLevel) =>
    separated([levelWords[level](), ...(tied.includes(color) ? [m.results_tied()] : [])]);
  return (
    <div className={layout.column}>
      <StackedShare
        label={m.results_colors_caption()}
        columns={{ label: m.identity_colors_column(), value: m.identity_share_column() }}
        parts={colorShares(scores).map(({ color, count, share, level }) => ({
          color,
          name: colorWords[color](),
          note: noteOf(color, level),
          value: count,
          valueText: shareWords(share),
        }))}
      />
      {tie ? <p className={layout.quiet}>{tieWords(tie, (color) => colorWords[color]())}</p> : null}
    </div>
  );
};
