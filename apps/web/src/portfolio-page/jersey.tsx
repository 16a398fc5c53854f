import { type TeamColor, teamColorClass } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { letterSize } from './initials.ts';

const picture = css({ display: 'block', width: 'full', height: 'auto' });
const cloth = css({ fill: '[var(--cloth, {colors.accent.solid})]', _print: { stroke: 'fg', strokeWidth: '[2]' } });
const ink = css({ fill: '[var(--cloth-ink, {colors.accent.fg})]' });
const seam = css({ fill: '[none]', stroke: '[var(--cloth-ink, {colors.accent.fg})]', strokeWidth: '[2.5]' });
const letters = css({
  fill: '[var(--cloth-ink, {colors.accent.fg})]',
  fontFamily: 'body',
  fontWeight: 'black',
  fontStretch: '[118%]',
  letterSpacing: 'tight',
});

export interface JerseyLook {
  readonly jerseyNumber: number | null;
  /** Empty: the color of the product. */
  readonly teamColor: TeamColor | '';
}

const plain: JerseyLook = { jerseyNumber: null, teamColor: '' };

interface JerseyProps {
  readonly initials: string;
  readonly look?: JerseyLook | undefined;
}

/** The picture of an athlete without a photo: a jersey with its number, or else initials, cropped at the waist. */
export const Jersey = ({ initials, look: { jerseyNumber, teamColor } = plain }: JerseyProps) => (
  <svg
    aria-hidden
    viewBox="0 0 260 220"
    className={cx(picture, teamColor === '' ? undefined : teamColorClass[teamColor])}
  >
    <path
      className={cloth}
      d="M92 8 C100 30 160 30 168 8 L196 16 C206 19 214 26 219 35 L258 112 L214 138 L200 116 L200 220 L60 220 L60 116 L46 138 L2 112 L41 35 C46 26 54 19 64 16 Z"
    />
    <path className={ink} d="M92 8 L82 11 C92 44 168 44 178 11 L168 8 C160 30 100 30 92 8 Z" />
    <path className={ink} d="M14 89 L9 99 L52 128 L58 119 Z M246 89 L251 99 L208 128 L202 119 Z" />
    <path className={seam} d="M200 116 C196 96 196 76 199 58 M60 116 C64 96 64 76 61 58" />
    <text x="130" y="146" textAnchor="middle" fontSize={letterSize(initials)} className={letters}>
      {jerseyNumber ?? initials}
    </text>
  </svg>
);
