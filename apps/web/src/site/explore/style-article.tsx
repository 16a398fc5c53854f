import { type LearningStyle, learningStyles } from '@palmares/domain/identity';
import type { ExplainedStyle } from '../../api/identity/explained-pages.server.ts';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { neighboursOf, styleAddresses } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { partWords, styleWords } from '../../sections/identity/words.ts';
import { Article, Group, Limits, Lines, Neighbour, Neighbours, Pair, Story } from './article.tsx';
import { layout } from './explore-layout.ts';
import { OwnLine } from './own-line.tsx';
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
    part={partWords.learningStyles()}
    title={styleWords[style]()}
    summary={explained.summary}
    drawing={<LearningStyleDrawing name={styleAddresses[style]} size={224} />}
    own={
      own ? (
        <OwnLine isOwn={own.isShown} value={String(own.count)} words={m.explore_own_style({ total: own.total })} />
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
  <>
    <Story paragraphs={explained.overview} />
    <Pair>
      <Group title={m.explore_in_training()} lines={explained.inTraining} />
      <Group title={m.explore_in_class()} lines={explained.inClass} />
    </Pair>
  </>
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
