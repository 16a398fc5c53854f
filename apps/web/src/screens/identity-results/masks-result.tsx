import { masks as catalogue, type MaskScores } from '@palmares/domain/identity';
import { RadarChart, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { maskWords, partWords } from '../../sections/identity/words.ts';
import { AnswerList } from './answer-list.tsx';
import { OwnMask } from './own-mask.tsx';
import { CoachLines, ResultPart } from './result-part.tsx';
import type { Explained, ScoredPart } from './results-data.ts';
import { layout } from './results-layout.ts';
import type { CountedView } from './scoring-details.tsx';

const MOST_POINTS = 49;
const TOP = 3;

interface MasksResultProps extends ScoredPart<'masks'> {
  /** True if the athlete sees the mask for the first time. */
  readonly reveals: boolean;
}

export const MasksResult = ({ scores, explained, reveals }: MasksResultProps) => (
  <ResultPart title={partWords.masks()} scoring={(counted) => <MaskAnswers counted={counted} />}>
    {scores && explained ? <Scored scores={scores} explained={explained} reveals={reveals} /> : null}
  </ResultPart>
);

interface ScoredProps {
  readonly scores: MaskScores;
  readonly explained: NonNullable<Explained['masks']>;
  readonly reveals: boolean;
}

const Scored = ({ scores, explained, reveals }: ScoredProps) => {
  const own = scores[0]?.mask;
  return (
    <>
      {own ? (
        <div className={layout.whole}>
          <OwnMask mask={own} traits={explained.traits} meaning={explained.meaning} reveals={reveals} />
        </div>
      ) : null}
      <PointsChart scores={scores} />
      <div className={layout.column}>
        <TopThree scores={scores} />
        <CoachLines lines={explained.coaching} />
      </div>
    </>
  );
};

/** In the order of the catalogue, so that two athletes' shapes have the same corners. */
const PointsChart = ({ scores }: { readonly scores: MaskScores }) => (
  <RadarChart
    caption={m.results_radar_caption()}
    axisLabel={m.results_radar_axis()}
    series={[m.results_radar_series()]}
    max={MOST_POINTS}
    axes={catalogue.map((mask) => {
      const points = scores.find((score) => score.mask === mask)?.points ?? 0;
      return { id: mask, label: maskWords[mask](), values: [{ value: points, text: String(points) }] };
    })}
  />
);

const TopThree = ({ scores }: { readonly scores: MaskScores }) => (
  <div className={layout.block}>
    <h3 className={layout.small}>{m.results_top()}</h3>
    <ol className={layout.top}>
      {scores.slice(0, TOP).map(({ mask, points }) => (
        <li key={mask} className={layout.place}>
          <MaskDrawing name={mask} size={40} />
          <Link
            to="/$lang/app/identity/explore/masks/$mask"
            params={{ lang: getLocale(), mask }}
            className={textLink({ standing: 'alone' })}
          >
            {maskWords[mask]()}
          </Link>
          <span>{m.results_points({ points })}</span>
        </li>
      ))}
    </ol>
  </div>
);

const MaskAnswers = ({ counted: { masks } }: { readonly counted: CountedView }) => (
  <>
    <p>{masks.rule}</p>
    {masks.traits?.map(({ trait, answers }) => (
      <AnswerList
        key={trait}
        title={maskWords[trait]()}
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
