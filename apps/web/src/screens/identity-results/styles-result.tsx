import { type LearningStyleScores, styleTie, tiedTraits } from '@palmares/domain/identity';
import { BarChart, textLink } from '@palmares/ui';
import { shownStyles } from '../../api/identity/explain-result.ts';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { styleAddresses } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { strengthWords, styleWords, tieWords } from '../../sections/identity/words.ts';
import { ChosenAnswers } from './chosen-answers.tsx';
import { CoachLines, Meaning, ResultPart } from './result-part.tsx';
import type { ScoredPart } from './results-data.ts';
import { layout } from './results-layout.ts';

export const StylesResult = ({ scores, explained }: ScoredPart<'learningStyles'>) => (
  <ResultPart
    part="learningStyles"
    scoring={(counted) => <ChosenAnswers counted={counted.learningStyles} words={styleWords} />}
  >
    {scores && explained ? (
      <>
        <Choices scores={scores} />
        <div className={layout.column}>
          <Meaning lines={explained.meaning}>
            {shownStyles(scores).map((style) => (
              <a key={style} href={exploreAddresses.style(style)} className={textLink({ standing: 'alone' })}>
                {m.results_explore({ name: styleWords[style]() })}
              </a>
            ))}
          </Meaning>
          <CoachLines lines={explained.coaching} />
        </div>
      </>
    ) : null}
  </ResultPart>
);

const Choices = ({ scores }: { readonly scores: LearningStyleScores }) => {
  const shown = shownStyles(scores);
  const tie = styleTie(scores);
  const tied = tiedTraits(tie);
  const highest = [...shown, ...(tie?.unnamed ?? [])];
  return (
    <div className={layout.column}>
      <div className={layout.block}>
        <ul className={layout.signs}>
          {shown.map((style) => (
            <li key={style} className={layout.sign}>
              <LearningStyleDrawing name={styleAddresses[style]} size={56} />
              {styleWords[style]()}
            </li>
          ))}
        </ul>
        <p className={layout.quiet}>{strengthWords[scores.strength]()}</p>
        {tie ? <p>{tieWords(tie, (style) => styleWords[style]())}</p> : null}
      </div>
      <BarChart
        captionHidden
        caption={m.results_styles_caption()}
        columns={{ label: m.results_style_column(), value: m.results_styles_count() }}
        max={Math.max(...scores.order.map(({ count }) => count))}
        bars={scores.order.map(({ style, count }) => ({
          id: style,
          label: styleWords[style](),
          value: count,
          valueText: String(count),
          ...(tied.includes(style) ? { note: m.results_tied() } : {}),
          tone: highest.includes(style) ? 'accent' : 'quiet',
        }))}
      />
    </div>
  );
};
