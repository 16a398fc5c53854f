import { masks as catalogue, type MaskScores, maskTie, tiedTraits } from '@palmares/domain/identity';
import type { Gender } from '@palmares/domain/sections';
import { RadarChart, separated, textLink } from '@palmares/ui';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { breakableName, maskName, tieWords } from '../../sections/identity/words.ts';
import { AnswerList } from './answer-list.tsx';
import { CoachLines, ResultPart } from './result-part.tsx';
import type { ScoredPart } from './results-data.ts';
import { layout } from './results-layout.ts';
import type { CountedView } from './scoring-details.tsx';

const MAX_POINTS = 49;
const TOP = 3;

interface MasksResultProps extends ScoredPart<'masks'> {
  /** In whose events the athlete competes, for French names of masks; null while unknown. */
  readonly gender: Gender | null;
}

export const MasksResult = ({ scores, explained, gender }: MasksResultProps) => (
  <ResultPart part="masks" scoring={(counted) => <MaskAnswers counted={counted} gender={gender} />}>
    {scores && explained ? (
      <>
        <PointsChart scores={scores} gender={gender} />
        <div className={layout.column}>
          <TopThree scores={scores} gender={gender} />
          <CoachLines lines={explained.coaching} />
        </div>
      </>
    ) : null}
  </ResultPart>
);

interface NamedScores extends Pick<MasksResultProps, 'gender'> {
  readonly scores: MaskScores;
}

/** In the order of the catalogue, so that two athletes' shapes have the same corners. */
const PointsChart = ({ scores, gender }: NamedScores) => (
  <RadarChart
    caption={m.results_radar_caption()}
    axisLabel={m.results_radar_axis()}
    series={[m.results_radar_series()]}
    max={MAX_POINTS}
    axes={catalogue.map((mask) => {
      const points = scores.find((score) => score.mask === mask)?.points ?? 0;
      return {
        id: mask,
        label: breakableName(maskName(mask, gender)),
        values: [{ value: points, text: String(points) }],
      };
    })}
  />
);

const TopThree = ({ scores, gender }: NamedScores) => {
  const tied = tiedTraits(maskTie(scores));
  const leftOut = maskTie(scores, TOP);
  return (
    <div className={layout.block}>
      <h3 className={layout.small}>{m.results_top()}</h3>
      <ol className={layout.top}>
        {scores.slice(0, TOP).map(({ mask, points }) => (
          <li key={mask} className={layout.place}>
            <MaskDrawing name={mask} size={40} />
            <a href={exploreAddresses.mask(mask)} className={textLink({ standing: 'alone' })}>
              {maskName(mask, gender)}
            </a>
            <span>{separated([...(tied.includes(mask) ? [m.results_tied()] : []), m.results_points({ points })])}</span>
          </li>
        ))}
      </ol>
      {leftOut ? <p className={layout.quiet}>{tieWords(leftOut, (mask) => maskName(mask, gender))}</p> : null}
    </div>
  );
};

interface MaskAnswersProps extends Pick<MasksResultProps, 'gender'> {
  readonly counted: CountedView;
}

const MaskAnswers = ({ counted: { masks }, gender }: MaskAnswersProps) => (
  <>
    <p>{masks.rule}</p>
    {masks.traits?.map(({ trait, answers }) => (
      <AnswerList
        key={trait}
        title={maskName(trait, gender)}
        total={m.results_points({ points: answers.reduce((sum, { points }) => sum + points, 0) })}
        answers={answers.map(({ choice, stem, text, place, points }) => ({
          id: choice,
          stem,
          text,
          value: [m.results_ranked({ place }), m.results_points({ points })],
        }))}
      />
    ))}
  </>
);
