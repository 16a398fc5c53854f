import type { IdentityPart } from '@palmares/domain/sections';
import type { IdentityPublicView } from '@palmares/domain/shared-portfolio';
import { BarChart, heading } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';
import { GritLevels } from './levels.tsx';
import {
  colorWords,
  levelWords,
  maskName,
  partWords,
  ratingWords,
  scoreWords,
  shareWords,
  strengthWords,
  styleWords,
} from './words.ts';

const parts = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '12',
  rowGap: '10',
  _print: { gridTemplateColumns: '[3fr 5fr 4fr]', columnGap: '8', rowGap: '2' },
});
const part = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
  breakInside: 'avoid',
  _print: { gap: '1' },
});
const wide = css({ gridColumn: '[1 / -1]', _print: { gridColumn: 'auto', gridRow: '[span 2]' } });
// Spans the height of the two short parts beside it.
const tall = css({
  gridRow: { md: '[span 2]' },
  _print: {
    gridRow: '[span 2]',
    // One line per color, because a sheet has no room for two.
    '& tbody': { gap: '1' },
    '& tr': { gridTemplateColumns: '[10rem minmax(0, 1fr)]' },
    '& th > span': { display: 'inline', marginInlineStart: '1' },
  },
});
const signs = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  rowGap: '4',
  listStyle: 'none',
  _print: { flexDirection: 'column', rowGap: '1' },
});
const sign = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  minWidth: '[5.5rem]',
  fontWeight: 'bold',
  _print: { flexDirection: 'row', alignItems: 'center', minWidth: '0', '& > svg': { width: '6', height: '6' } },
});
const figure = css({ display: 'flex', alignItems: 'baseline', columnGap: '3', flexWrap: 'wrap' });
const number = css({ textStyle: 'number', _print: { fontSize: 'title' } });
const quiet = css({ color: 'fg.muted' });
const note = css({ maxWidth: 'prose', color: 'fg.muted', _print: { maxWidth: 'full' } });

interface PartProps {
  readonly name: IdentityPart;
  readonly className?: string;
  readonly children: ReactNode;
}

const Part = ({ name, className, children }: PartProps) => (
  <div className={cx(part, className)}>
    <h3 className={heading({ size: 'sm' })}>{partWords[name]()}</h3>
    {children}
  </div>
);

interface MasksProps extends Pick<IdentityPublicView, 'gender'> {
  readonly masks: NonNullable<IdentityPublicView['masks']>;
}

const Masks = ({ masks, gender }: MasksProps) => (
  <Part name="masks" className={wide}>
    <ol className={signs}>
      {masks.map((mask) => (
        <li key={mask} className={sign}>
          <MaskDrawing name={mask} size={72} />
          {maskName(mask, gender)}
        </li>
      ))}
    </ol>
  </Part>
);

const Colors = ({ colors }: { readonly colors: NonNullable<IdentityPublicView['colors']> }) => (
  <Part name="colors" className={tall}>
    <BarChart
      captionHidden
      caption={m.identity_part_colors()}
      columns={{ label: m.identity_colors_column(), value: m.identity_share_column() }}
      max={Math.max(...colors.map(({ share }) => share))}
      bars={colors.map(({ color, share, level }) => ({
        id: color,
        label: colorWords[color](),
        note: levelWords[level](),
        value: share,
        valueText: shareWords(share),
        tone: color,
      }))}
    />
  </Part>
);

const drawingOf = {
  auditory: 'auditory',
  visual: 'visual',
  innerDialog: 'inner-dialog',
  kinesthetic: 'kinesthetic',
} as const;

const LearningStyles = ({
  learning: { styles, strength },
}: {
  readonly learning: NonNullable<IdentityPublicView['learningStyles']>;
}) => (
  <Part name="learningStyles">
    <ul className={signs}>
      {styles.map((style) => (
        <li key={style} className={sign}>
          <LearningStyleDrawing name={drawingOf[style]} size={56} />
          {styleWords[style]()}
        </li>
      ))}
    </ul>
    <p className={quiet}>{strengthWords[strength]()}</p>
  </Part>
);

const Grit = ({ grit: { score, rating } }: { readonly grit: NonNullable<IdentityPublicView['grit']> }) => (
  <Part name="grit">
    <p className={figure}>
      <span className={number}>{scoreWords(score)}</span> <span className={quiet}>{m.identity_grit_of()}</span>{' '}
      <strong>{ratingWords[rating]()}</strong>
    </p>
    <GritLevels own={{ score, rating }} />
  </Part>
);

/** Results without points: a ranking says nothing of one athlete beside another. */
export const IdentityView = ({
  content: { masks, colors, learningStyles, grit, gender },
}: ViewProps<IdentityPublicView>) => (
  <>
    <div className={parts}>
      {masks ? <Masks masks={masks} gender={gender} /> : null}
      {colors ? <Colors colors={colors} /> : null}
      {learningStyles ? <LearningStyles learning={learningStyles} /> : null}
      {grit ? <Grit grit={grit} /> : null}
    </div>
    <p className={note}>{m.portfolio_identity_note()}</p>
  </>
);
