import { type Mask, masks } from '@palmares/domain/identity';
import { Card, heading } from '@palmares/ui';
import type { PressureState } from '../../../content/identity/explanations.ts';
import type { ExplainedMask } from '../../api/identity/explained-pages.server.ts';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { neighboursOf } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { maskName, partWords } from '../../sections/identity/words.ts';
import { Article, Band, Group, Limits, Lines, Neighbour, Neighbours, Pair, Story } from './article.tsx';
import { layout } from './explore-layout.ts';

interface MaskArticleProps {
  readonly mask: Mask;
  readonly explained: ExplainedMask;
}

export const MaskArticle = ({ mask, explained }: MaskArticleProps) => (
  <Article
    part={partWords.masks()}
    title={maskName(mask)}
    summary={explained.summary}
    drawing={<MaskDrawing name={mask} size={224} />}
  >
    <section aria-label={m.explore_traits()} className={layout.band}>
      <ul className={layout.traits}>
        {explained.traits.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      <Story paragraphs={explained.overview} />
    </section>
    <Band title={m.explore_characteristics()}>
      <Lines wide of={explained.characteristics} />
    </Band>
    <Pair>
      <Group title={m.explore_qualities()} lines={explained.qualities} />
      <Group title={m.explore_drawbacks()} lines={explained.drawbacks} />
    </Pair>
    <Pair note={m.explore_for_team()}>
      <Group title={m.explore_motivate()} lines={explained.howToMotivate} />
      <Group title={m.explore_interact()} lines={explained.howToInteract} />
    </Pair>
    <div className={layout.together}>
      <h2 className={heading({ size: 'md' })}>{m.explore_pressure()}</h2>
      <Pressure title={m.explore_overwhelmed()} text={m.explore_overwhelmed_text()} state={explained.overwhelmed} />
      <Pressure title={m.explore_carried_away()} text={m.explore_carried_away_text()} state={explained.carriedAway} />
    </div>
    <Limits text={explained.limits} />
    <OtherMasks mask={mask} />
  </Article>
);

interface PressureProps {
  readonly title: string;
  readonly text: string;
  readonly state: PressureState;
}

const Pressure = ({ title, text, state }: PressureProps) => (
  <Card padding="lg" className={layout.card}>
    <div>
      <h3 className={heading({ size: 'sm' })}>{title}</h3>
      <p className={layout.quiet}>{text}</p>
    </div>
    <div className={layout.thirds}>
      <PressureList title={m.explore_signs()} lines={state.signs} />
      <PressureList title={m.explore_advice()} lines={state.advice} />
      <PressureList title={m.explore_coaching()} lines={state.coaching} />
    </div>
  </Card>
);

const PressureList = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <div className={layout.group}>
    <h4 className={layout.small}>{title}</h4>
    <Lines of={lines} />
  </div>
);

const OtherMasks = ({ mask }: { readonly mask: Mask }) => {
  const { previous, next } = neighboursOf(masks, mask);
  return (
    <Neighbours part={partWords.masks()}>
      <a href={exploreAddresses.mask(previous)} className={layout.neighbour}>
        <Neighbour drawing={<MaskDrawing name={previous} size={48} />} name={maskName(previous)} />
      </a>
      <a href={exploreAddresses.mask(next)} className={layout.neighbour}>
        <Neighbour isNext drawing={<MaskDrawing name={next} size={48} />} name={maskName(next)} />
      </a>
    </Neighbours>
  );
};
