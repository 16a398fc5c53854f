import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { exampleFigures } from '../example/example-figures.ts';
import { ExamplePlayerCard } from '../example/example-player-card.tsx';

// Each line appears as it is scrolled into view, so nothing moves by itself.
const scrolled = '@supports (animation-timeline: view())';
const card = css({
  width: 'full',
  maxWidth: '[22rem]',
  [scrolled]: {
    '@media (prefers-reduced-motion: no-preference)': {
      '& [data-line]': {
        animation: '[appear linear both]',
        animationTimeline: '[view()]',
        animationRange: '[cover 15% cover 35%]',
      },
    },
  },
});

/** The editor's card, whose lines are filled in one after the other. */
export const FillingCard = () => (
  <div aria-hidden className={card}>
    <ExamplePlayerCard
      brief
      greeting={[m.landing_example_greeting1(), m.landing_example_greeting2()]}
      figures={exampleFigures()}
    />
  </div>
);
