import { css } from '@palmares/ui/styled-system/css';

export const liveCardLabel = css({ textStyle: 'label', color: 'fg.muted' });
/** An example in place of the athlete's own words. */
export const ghost = css({ fontWeight: 'light', color: 'fg.muted' });
/** Leaves what the page in the third column shows already. */
export const besidePage = css({ '@media (min-width: 88rem)': { display: 'none' } });
/** The frame of what is being written as the page will show it. */
export const liveCard = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: { base: '4', md: '8' },
  bg: 'surface',
  border: 'line',
  borderInlineStart: '[0.5rem solid {colors.line.strong}]',
  borderRadius: 'card',
  overflowWrap: 'anywhere',
});
