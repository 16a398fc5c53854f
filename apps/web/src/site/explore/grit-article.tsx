import type { GritScore } from '@palmares/domain/identity';
import type { ExplainedGrit } from '../../api/identity/explained-pages.server.ts';
import { GritDrawing } from '../../drawings/grit.tsx';
import { m } from '../../paraglide/messages.js';
import { partWords, ratingWords, scoreWords } from '../../sections/identity/words.ts';
import { Article, Block, Group, Limits, Lines, Story } from './article.tsx';
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
        <OwnLine
          isOwn={false}
          value={scoreWords(own.score)}
          words={`${m.identity_grit_of()} · ${ratingWords[own.rating]()}`}
        />
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
  <>
    <Story paragraphs={explained.overview} />
    <Block title={m.explore_ratings()}>
      <ol className={layout.ladder}>
        {ratings.map((rating) => (
          <li key={rating} className={layout.step}>
            <div className={layout.rating}>
              <span aria-hidden className={layout.number}>
                {rating}
              </span>
              <h3 className={layout.small}>{ratingWords[rating]()}</h3>
              {rating === own ? <Yours /> : null}
            </div>
            <p>{explained.ratings[rating]}</p>
          </li>
        ))}
      </ol>
    </Block>
    <Group title={m.explore_build()} lines={explained.build} />
  </>
);
