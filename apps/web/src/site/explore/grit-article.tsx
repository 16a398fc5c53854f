import type { GritScore } from '@palmares/domain/identity';
import { Accordion } from '@palmares/ui';
import type { ExplainedGrit } from '../../api/identity/explained-pages.server.ts';
import { GritDrawing } from '../../drawings/grit.tsx';
import { m } from '../../paraglide/messages.js';
import { GritLevels } from '../../sections/identity/levels.tsx';
import { partWords, ratingWords, scoreWords } from '../../sections/identity/words.ts';
import { Article, Limits, Lines, otherSide, Pair } from './article.tsx';
import { layout } from './explore-layout.ts';
import { OwnLine } from './own-line.tsx';
import { Views } from './views.tsx';
import { Yours } from './yours.tsx';

const ratings = [1, 2, 3, 4, 5] as const;

interface GritArticleProps {
  readonly explained: ExplainedGrit;
  /** Null without a result. */
  readonly own: GritScore | null;
}

export const GritArticle = ({ explained, own }: GritArticleProps) => (
  <Article
    title={partWords.grit()}
    summary={explained.summary}
    drawing={<GritDrawing size={224} />}
    own={
      own ? (
        <OwnLine value={scoreWords(own.score)} words={`${m.identity_grit_of()} · ${ratingWords[own.rating]()}`}>
          <GritLevels own={own} />
        </OwnLine>
      ) : null
    }
  >
    <Views
      views={[
        {
          id: 'you',
          name: m.explore_for_you(),
          content: <ForYou explained={explained} rating={own?.rating ?? null} />,
        },
        { id: 'coach', name: m.explore_for_coach(), content: <Lines of={explained.coaching} /> },
      ]}
    />
    <Limits text={explained.limits} />
  </Article>
);

interface ForYouProps extends Pick<GritArticleProps, 'explained'> {
  readonly rating: GritScore['rating'] | null;
}

const ForYou = ({ explained, rating: own }: ForYouProps) => (
  <Pair>
    <p className={layout.story}>{explained.overview[0]}</p>
    <Accordion
      level={2}
      open={own === null ? undefined : `rating-${own}`}
      items={[
        ...ratings.map((rating) => ({
          id: `rating-${rating}`,
          title: (
            <>
              <span aria-hidden>{rating} · </span>
              {ratingWords[rating]()} {rating === own ? <Yours /> : null}
            </>
          ),
          content: <p>{explained.ratings[rating]}</p>,
        })),
        { id: 'build', title: m.explore_build(), content: <Lines of={explained.build} /> },
        otherSide(explained.overview[1]),
      ]}
    />
  </Pair>
);
