import { type Mask, masks } from '@palmares/domain/identity';
import type { Gender } from '@palmares/domain/sections';
import { heading } from '@palmares/ui';
import type { PressureState } from '../../../content/identity/explanations.ts';
import type { ExplainedMask } from '../../api/identity/explained-pages.server.ts';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { neighboursOf } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { maskName, partWords } from '../../sections/identity/words.ts';
import { Article, Group, Limits, Lines, Neighbour, Neighbours, Pair, Story } from './article.tsx';
import { layout } from './explore-layout.ts';
import { OwnLine } from './own-line.tsx';
import type { OwnMask } from './own-result.ts';
import { Views } from './views.tsx';

const MAX_POINTS = 49;

interface MaskArticleProps {
  readonly mask: Mask;
  readonly explained: ExplainedMask;
  /** Null without a result. */
  readonly own: OwnMask | null;
  readonly gender: Gender | null;
}

export const MaskArticle = ({ mask, explained, own, gender }: MaskArticleProps) => (
  <Article
    part={partWords.masks()}
    title={maskName(mask, own?.place === 1 ? gender : null)}
    summary={explained.summary}
    drawing={<MaskDrawing name={mask} size={224} />}
    own={
      own ? (
        <OwnLine
          isOwn={own.place === 1}
          value={String(own.points)}
          words={m.explore_own_mask({ max: MAX_POINTS, place: own.place, count: masks.length })}
        />
      ) : null
    }
  >
    <Views
      views={[
        { id: 'you', name: m.explore_for_you(), content: <ForYou explained={explained} /> },
        { id: 'coach', name: m.explore_for_coach(), content: <ForCoach explained={explained} /> },
        { id: 'pressure', name: m.explore_pressure(), content: <UnderPressure mask={mask} explained={explained} /> },
      ]}
    />
    <Limits text={explained.limits} />
    <OtherMasks mask={mask} />
  </Article>
);

interface ViewProps {
  readonly explained: ExplainedMask;
}

const ForYou = ({ explained }: ViewProps) => (
  <>
    <section aria-label={m.explore_traits()} className={layout.group}>
      <ul className={layout.traits}>
        {explained.traits.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      <Story paragraphs={explained.overview} />
    </section>
    <Pair>
      <Group title={m.explore_qualities()} lines={explained.qualities} />
      <Group title={m.explore_drawbacks()} lines={explained.drawbacks} />
      <Group title={m.explore_characteristics()} lines={explained.characteristics} />
    </Pair>
  </>
);

const ForCoach = ({ explained }: ViewProps) => (
  <Pair>
    <Group title={m.explore_motivate()} lines={explained.howToMotivate} />
    <Group title={m.explore_interact()} lines={explained.howToInteract} />
  </Pair>
);

/** One mask in two states, which the drawing shows on either side of it. */
const UnderPressure = ({ mask, explained }: ViewProps & { readonly mask: Mask }) => (
  <>
    <div aria-hidden className={layout.axis}>
      <MaskDrawing name={mask} size={112} />
      <MaskDrawing name={mask} size={112} />
      <MaskDrawing name={mask} size={112} />
      <strong>{m.explore_overwhelmed()}</strong>
      <span className={layout.quiet}>{maskName(mask)}</span>
      <strong>{m.explore_carried_away()}</strong>
    </div>
    <Pair>
      <Pressure title={m.explore_overwhelmed()} text={m.explore_overwhelmed_text()} state={explained.overwhelmed} />
      <Pressure title={m.explore_carried_away()} text={m.explore_carried_away_text()} state={explained.carriedAway} />
    </Pair>
  </>
);

interface PressureProps {
  readonly title: string;
  readonly text: string;
  readonly state: PressureState;
}

const Pressure = ({ title, text, state }: PressureProps) => (
  <section className={layout.card}>
    <div>
      <h2 className={heading({ size: 'md' })}>{title}</h2>
      <p className={layout.quiet}>{text}</p>
    </div>
    <PressureList title={m.explore_signs()} lines={state.signs} />
    <PressureList title={m.explore_advice()} lines={state.advice} />
    <PressureList title={m.explore_coaching()} lines={state.coaching} />
  </section>
);

const PressureList = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <div>
    <h3 className={layout.small}>{title}</h3>
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
