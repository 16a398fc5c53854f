import { type LearningStyle, learningStyles } from '@palmares/domain/identity';
import type { ExplainedStyle } from '../../api/identity/explained-pages.server.ts';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { neighboursOf, styleAddresses } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { partWords, styleWords } from '../../sections/identity/words.ts';
import { Article, Band, Group, Limits, Lines, Neighbour, Neighbours, Pair, Story } from './article.tsx';
import { layout } from './explore-layout.ts';

interface StyleArticleProps {
  readonly style: LearningStyle;
  readonly explained: ExplainedStyle;
}

export const StyleArticle = ({ style, explained }: StyleArticleProps) => (
  <Article
    part={partWords.learningStyles()}
    title={styleWords[style]()}
    summary={explained.summary}
    drawing={<LearningStyleDrawing name={styleAddresses[style]} size={224} />}
  >
    <Band title={m.explore_about()}>
      <Story paragraphs={explained.overview} />
    </Band>
    <Pair>
      <Group title={m.explore_in_training()} lines={explained.inTraining} />
      <Group title={m.explore_in_class()} lines={explained.inClass} />
    </Pair>
    <Band title={m.explore_for_coach()}>
      <Lines wide of={explained.coaching} />
    </Band>
    <Limits text={explained.limits} />
    <OtherStyles style={style} />
  </Article>
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
