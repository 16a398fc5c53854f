import type { ExplainedGrit } from '../../api/identity/explained-pages.server.ts';
import { m } from '../../paraglide/messages.js';
import { partWords, ratingWords } from '../../sections/identity/words.ts';
import { Article, Band, Group, Limits, Pair, Story } from './article.tsx';
import { layout } from './explore-layout.ts';

const ratings = [1, 2, 3, 4, 5] as const;

export const GritArticle = ({ explained }: { readonly explained: ExplainedGrit }) => (
  <Article title={partWords.grit()} summary={explained.summary}>
    <Band title={m.explore_about()}>
      <Story paragraphs={explained.overview} />
    </Band>
    <Band title={m.explore_ratings()}>
      <ol className={layout.ladder}>
        {ratings.map((rating) => (
          <li key={rating} className={layout.step}>
            <div className={layout.rating}>
              <span aria-hidden className={layout.number}>
                {rating}
              </span>
              <h3 className={layout.small}>{ratingWords[rating]()}</h3>
            </div>
            <p>{explained.ratings[rating]}</p>
          </li>
        ))}
      </ol>
    </Band>
    <Pair>
      <Group title={m.explore_build()} lines={explained.build} />
      <Group title={m.explore_for_coach()} lines={explained.coaching} />
    </Pair>
    <Limits text={explained.limits} />
  </Article>
);
