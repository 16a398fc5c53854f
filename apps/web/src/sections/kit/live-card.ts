import { css } from '@palmares/ui/styled-system/css';

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
