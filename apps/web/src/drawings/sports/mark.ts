import { css } from '@palmares/ui/styled-system/css';

/** A number or initials on a cloth. An outline keeps them apart from the print behind. */
export const mark = css({
  fill: '[var(--cloth-ink, {colors.accent.fg})]',
  stroke: '[var(--cloth, {colors.accent.solid})]',
  strokeWidth: '[14]',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontFamily: 'body',
  fontWeight: 'black',
  fontStretch: '[118%]',
  letterSpacing: 'tight',
});
