import { separated } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { ExamplePicture } from '../../drawings/athletes/example-picture.tsx';
import { exampleKicker } from '../../page/example-kicker.ts';
import { m } from '../../paraglide/messages.js';

const card = css({ overflow: 'hidden', bg: 'surface', border: 'line', borderRadius: 'card' });
const picture = css({ display: 'block', width: 'full', height: 'auto' });
const caption = css({ display: 'flex', flexDirection: 'column', gap: '1', padding: '4' });
const badge = css({ textStyle: 'label', color: 'fg.muted' });
const name = css({ textStyle: 'title' });
const line = css({ color: 'fg.muted' });

/** The landing page's fictional athlete, as a card. */
export const ExampleCard = () => (
  <figure className={card}>
    <ExamplePicture className={picture} />
    <figcaption className={caption}>
      <span className={badge}>{m.landing_example_badge()}</span>
      <span className={name}>
        {m.landing_example_first_name()} {m.landing_example_last_name()}
      </span>
      <span className={line}>{separated(exampleKicker())}</span>
    </figcaption>
  </figure>
);
