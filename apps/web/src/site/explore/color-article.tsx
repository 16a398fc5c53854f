import { type Color, colors } from '@palmares/domain/identity';
import type { ExplainedColor } from '../../api/identity/explained-pages.server.ts';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { neighboursOf } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { colorWords, partWords } from '../../sections/identity/words.ts';
import { Article, Band, Limits, Lines, Neighbour, Neighbours, Story } from './article.tsx';
import { layout } from './explore-layout.ts';

const levels = [
  { level: 'low', title: m.explore_level_low, range: m.explore_level_low_range },
  { level: 'mid', title: m.explore_level_mid, range: m.explore_level_mid_range },
  { level: 'high', title: m.explore_level_high, range: m.explore_level_high_range },
] as const;

interface ColorArticleProps {
  readonly color: Color;
  readonly explained: ExplainedColor;
}

export const ColorArticle = ({ color, explained }: ColorArticleProps) => (
  <Article
    part={partWords.colors()}
    title={colorWords[color]()}
    summary={explained.summary}
    drawing={<ColorDrawing name={color} size={224} />}
  >
    <Band title={m.explore_about()}>
      <Story paragraphs={explained.overview} />
    </Band>
    <Band title={m.explore_levels()}>
      <div className={layout.ladder}>
        {levels.map(({ level, title, range }) => (
          <div key={level} className={layout.step}>
            <div>
              <h3 className={layout.small}>{title()}</h3>
              <p className={layout.quiet}>{range()}</p>
            </div>
            <p>{explained.levels[level]}</p>
          </div>
        ))}
      </div>
    </Band>
    <Band title={m.explore_for_coach()}>
      <Lines wide of={explained.coaching} />
    </Band>
    <Limits text={explained.limits} />
    <OtherColors color={color} />
  </Article>
);

const OtherColors = ({ color }: { readonly color: Color }) => {
  const { previous, next } = neighboursOf(colors, color);
  return (
    <Neighbours part={partWords.colors()}>
      <a href={exploreAddresses.color(previous)} className={layout.neighbour}>
        <Neighbour drawing={<ColorDrawing name={previous} size={48} />} name={colorWords[previous]()} />
      </a>
      <a href={exploreAddresses.color(next)} className={layout.neighbour}>
        <Neighbour isNext drawing={<ColorDrawing name={next} size={48} />} name={colorWords[next]()} />
      </a>
    </Neighbours>
  );
};
