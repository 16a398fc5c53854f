import { type LearningStyle, learningStyles } from '@palmares/domain/identity';
import { Accordion } from '@palmares/ui';
import type { ExplainedStyle } from '../../api/identity/explained-pages.server.ts';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { neighboursOf, styleAddresses } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { partWords, styleWords } from '../../sections/identity/words.ts';
import { Article, Limits, Lines, Neighbour, Neighbours, otherSide, Pair } from './article.tsx';
import { layout } from './explore-layout.ts';
import { OwnLine } from './own-line.tsx';
import { Tally } from './own-picture.tsx';
import type { OwnStyle } from './own-result.ts';
import { Views } from './views.tsx';

interface StyleArticleProps {
  readonly style: LearningStyle;
  readonly explained: ExplainedStyle;
  /** Null without a result. */
  readonly own: OwnStyle | null;
}

export const StyleArticle = ({ style, explained, own }: StyleArticleProps) => (
  <Article
    part={m.identity_part_learning_styles_short()}
    title={styleWords[style]()}
    isOwn={own?.isShown ?? false}
    isTied={own?.isTied ?? false}
    summary={explained.summary}
    drawing={<LearningStyleDrawing name={styleAddresses[style]} size={224} />}
    own={
      own ? (
        <OwnLine value={String(own.count)} words={m.explore_own_style({ total: own.total })}>
          <Tally count={own.count} total={own.total} />
        </OwnLine>
      ) : null
    }
  >
    <Views
      views={[
        { id: 'you', name: m.explore_for_you(), content: <ForYou explained={explained} /> },
        { id: 'coach', name: m.explore_for_coach(), content: <Lines of={explained.coaching} /> },
      ]}
    />
    <Limits text={explained.limits} />
    <OtherStyles style={style} />
  </Article>
);

const ForYou = ({ explained }: Pick<StyleArticleProps, 'explained'>) => (
  <Pair>
    <p className={layout.story}>{explained.overview[0]}</p>
    <Accordion
      level={2}
      open="training"
      items={[
        { id: 'training', title: m.explore_in_training(), content: <Lines of={explained.inTraining} /> },
        { id: 'class', title: m.explore_in_class(), content: <Lines of={explained.inClass} /> },
        otherSide(explained.overview[1]),
      ]}
    />
  </Pair>
);

const OtherStyles = ({ style }: { readonly style: LearningStyle }) => {
  const { previous, next } = neighboursOf(learningStyles, style);
  return (
    <Neighbours part={partWords.learningStyles()}>
      <a href={exploreAddresses.style(previous)} className={layout.neighbour}>
        <Neighbour
          drawing={<LearningStyleDrawing name={styleAddresses[previous]} size={48} />}
          name={styleWords[previous]()}
        />
      </a>
      <a href={exploreAddresses.style(next)} className={layout.neighbour}>
        <Neighbour
          isNext
          drawing={<LearningStyleDrawing name={styleAddresses[next]} size={48} />}
          name={styleWords[next]()}
        />
      </a>
    </Neighbours>
  );
};
