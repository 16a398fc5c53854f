import { separated } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { FaceDownCardDrawing } from '../../drawings/face-down-card.tsx';
import { exampleKicker } from '../../page/example-kicker.ts';
import { m } from '../../paraglide/messages.js';

const card = css({
  display: 'grid',
  justifySelf: 'center',
  width: 'full',
  maxWidth: { base: '[16rem]', lg: '[22rem]' },
  '@media (scripting: enabled)': { cursor: 'pointer' },
  borderRadius: 'card',
  '& > *': {
    gridArea: '[1 / 1]',
    minWidth: '0',
    borderRadius: '[inherit]',
    overflow: 'clip',
    transition: '[transform {durations.control} {easings.standard}]',
  },
  '& > :last-child, &[data-turned] > :first-child': { transform: '[scaleX(0)]' },
  '&[data-turned] > :last-child': { transform: '[none]', transitionDelay: '[{durations.control}]' },
});
const back = css({ width: 'full', height: 'auto' });
const face = css({ display: 'grid', '& > *': { gridArea: '[1 / 1]' } });
const photo = css({ width: 'full', height: 'full', objectFit: 'cover' });
const plate = css({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'end',
  padding: '4',
  bg: 'picture.ink',
  color: 'picture.paper',
});
const name = css({ fontSize: 'lead', fontWeight: 'bold' });

/** A player card that lies face down until the page's link is followed. Pressing it follows that link. */
export const TurningCard = ({ picture }: { readonly picture: string }) => (
  <div aria-hidden className={card} data-card-to-turn>
    <FaceDownCardDrawing className={back} />
    <div className={face}>
      <img src={picture} alt="" width={480} height={480} className={photo} />
      <p className={plate}>
        <span className={name}>
          {m.landing_example_first_name()} {m.landing_example_last_name()}
        </span>
        <span>{separated(exampleKicker())}</span>
      </p>
    </div>
  </div>
);
