import { type Color, colors } from '@palmares/domain/identity';
import { Accordion } from '@palmares/ui';
import type { ExplainedColor } from '../../api/identity/explained-pages.server.ts';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { identityInks } from '../../drawings/inks.ts';
import { m } from '../../paraglide/messages.js';
import { neighboursOf } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { Levels } from '../../sections/identity/levels.tsx';
import { colorWords, levelWords, partWords, shareWords } from '../../sections/identity/words.ts';
import { Article, Limits, Lines, Neighbour, Neighbours, otherSide, Pair } from './article.tsx';
import { layout } from './explore-layout.ts';
import { OwnLine } from './own-line.tsx';
import { ColorMix } from './own-picture.tsx';
import type { OwnColor } from './own-result.ts';
import { Views } from './views.tsx';
import { Yours } from './yours.tsx';

const levels = [
  { level: 'low', title: m.explore_level_low, range: m.explore_level_low_range },
  { level: 'mid', title: m.explore_level_mid, range: m.explore_level_mid_range },
  { level: 'high', title: m.explore_level_high, range: m.explore_level_high_range },
] as const;

interface ColorArticleProps {
  readonly color: Color;
  readonly explained: ExplainedColor;
  /** Null without a result. */
  readonly own: OwnColor | null;
}

export const ColorArticle = ({ color, explained, own }: ColorArticleProps) => (
  <Article
    part={partWords.colors()}
    title={colorWords[color]()}
    isOwn={own?.isFirst ?? false}
    isTied={own?.isTied ?? false}
    summary={explained.summary}
    drawing={<ColorDrawing name={color} size={224} />}
    own={
      own ? (
        <OwnLine value={shareWords(own.share)} words={m.explore_own_color({ level: levelWords[own.level]() })}>
          <OwnLevel color={color} level={own.level} />
          <ColorMix mix={own.mix} color={color} />
        </OwnLine>
      ) : null
    }
  >
    <Views
      views={[
        { id: 'you', name: m.explore_for_you(), content: <ForYou explained={explained} own={own} /> },
        { id: 'coach', name: m.explore_for_coach(), content: <Lines of={explained.coaching} /> },
      ]}
    />
    <Limits text={explained.limits} />
    <OtherColors color={color} />
  </Article>
);

const ForYou = ({ explained, own }: Pick<ColorArticleProps, 'explained' | 'own'>) => (
  <Pair>
    <p className={layout.story}>{explained.overview[0]}</p>
    <Accordion
      level={2}
      open={own?.level}
      items={[
        ...levels.map(({ level, title, range }) => ({
          id: level,
          title: (
            <>
              {title()} {level === own?.level ? <Yours /> : null}
            </>
          ),
          content: (
            <>
              <p className={layout.small}>{range()}</p>
              <p>{explained.levels[level]}</p>
            </>
          ),
        })),
        otherSide(explained.overview[1]),
      ]}
    />
  </Pair>
);

/** The athlete's level on the scale. The leaf is in its middle, because the level's text is about all of it. */
const OwnLevel = ({ color, level: own }: { readonly color: Color; readonly level: OwnColor['level'] }) => {
  const index = levels.findIndex(({ level }) => level === own);
  return (
    <Levels
      names={levels.map(({ title }) => title())}
      own={index}
      place={(index + 0.5) / levels.length}
      fill={identityInks[color].solid}
    />
  );
};

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
