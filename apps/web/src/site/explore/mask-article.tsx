import { type Mask, masks } from '@palmares/domain/identity';
import type { Gender } from '@palmares/domain/sections';
import { Accordion, heading } from '@palmares/ui';
import type { PressureState } from '../../../content/identity/explanations.ts';
import type { ExplainedMask } from '../../api/identity/explained-pages.server.ts';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { neighboursOf } from '../../sections/identity/addresses.ts';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { breakableName, maskName, partWords, writtenMaskName } from '../../sections/identity/words.ts';
import { Article, Group, Limits, Lines, Neighbour, Neighbours, Pair } from './article.tsx';
import { layout } from './explore-layout.ts';
import { OwnLine } from './own-line.tsx';
import { MaskOrder } from './own-picture.tsx';
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
    title={writtenMaskName(mask, gender)}
    isOwn={own?.place === 1}
    isTied={own?.isTied ?? false}
    summary={explained.summary}
    traits={explained.traits}
    drawing={<MaskDrawing name={mask} size={224} />}
    own={
      own ? (
        <OwnLine
          value={String(own.points)}
          words={m.explore_own_mask({ max: MAX_POINTS, place: own.place, count: masks.length })}
        >
          <MaskOrder order={own.order} mask={mask} />
        </OwnLine>
      ) : null
    }
  >
    <Views
      views={[
        { id: 'you', name: m.explore_for_you(), content: <ForYou explained={explained} /> },
        { id: 'coach', name: m.explore_for_coach(), content: <ForCoach explained={explained} /> },
        {
          id: 'pressure',
          name: m.explore_pressure(),
          content: <UnderPressure mask={mask} gender={gender} explained={explained} />,
        },
      ]}
    />
    <Limits text={explained.limits} />
    <OtherMasks mask={mask} gender={gender} />
  </Article>
);

interface ViewProps {
  readonly explained: ExplainedMask;
}

type NamedMask = Pick<MaskArticleProps, 'mask' | 'gender'>;

const ForYou = ({ explained }: ViewProps) => (
  <Pair>
    <p className={layout.story}>{explained.overview[0]}</p>
    <Accordion
      level={2}
      open="qualities"
      items={[
        { id: 'qualities', title: m.explore_qualities(), content: <Lines of={explained.qualities} /> },
        {
          id: 'drawbacks',
          title: m.explore_drawbacks(),
          content: (
            <>
              <p>{explained.overview[1]}</p>
              <Lines of={explained.drawbacks} />
            </>
          ),
        },
        {
          id: 'characteristics',
          title: m.explore_characteristics(),
          content: <Lines of={explained.characteristics} />,
        },
      ]}
    />
  </Pair>
);

const ForCoach = ({ explained }: ViewProps) => (
  <Pair>
    <Group title={m.explore_motivate()} lines={explained.howToMotivate} />
    <Group title={m.explore_interact()} lines={explained.howToInteract} />
  </Pair>
);

/** One mask in two states, which the drawing shows on either side of it. */
const UnderPressure = ({ mask, gender, explained }: ViewProps & NamedMask) => (
  <>
    <div aria-hidden className={layout.axis}>
      <MaskDrawing name={mask} size={112} />
      <MaskDrawing name={mask} size={112} />
      <MaskDrawing name={mask} size={112} />
      <strong>{m.explore_overwhelmed()}</strong>
      <span className={layout.quiet}>{breakableName(maskName(mask, gender))}</span>
      <strong>{m.explore_carried_away()}</strong>
    </div>
    <Pair>
      <Pressure
        id="overwhelmed"
        title={m.explore_overwhelmed()}
        text={m.explore_overwhelmed_text()}
        state={explained.overwhelmed}
      />
      <Pressure
        id="carried-away"
        title={m.explore_carried_away()}
        text={m.explore_carried_away_text()}
        state={explained.carriedAway}
      />
    </Pair>
  </>
);

interface PressureProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly state: PressureState;
}

const Pressure = ({ id, title, text, state }: PressureProps) => (
  <section className={layout.group}>
    <div>
      <h2 className={heading({ size: 'md' })}>{title}</h2>
      <p className={layout.quiet}>{text}</p>
    </div>
    <Accordion
      open={`${id}-signs`}
      items={[
        { id: `${id}-signs`, title: m.explore_signs(), content: <Lines of={state.signs} /> },
        { id: `${id}-advice`, title: m.explore_advice(), content: <Lines of={state.advice} /> },
        { id: `${id}-coaching`, title: m.explore_coaching(), content: <Lines of={state.coaching} /> },
      ]}
    />
  </section>
);

const OtherMasks = ({ mask, gender }: NamedMask) => {
  const { previous, next } = neighboursOf(masks, mask);
  return (
    <Neighbours part={partWords.masks()}>
      <a href={exploreAddresses.mask(previous)} className={layout.neighbour}>
        <Neighbour drawing={<MaskDrawing name={previous} size={48} />} name={writtenMaskName(previous, gender)} />
      </a>
      <a href={exploreAddresses.mask(next)} className={layout.neighbour}>
        <Neighbour isNext drawing={<MaskDrawing name={next} size={48} />} name={writtenMaskName(next, gender)} />
      </a>
    </Neighbours>
  );
};
