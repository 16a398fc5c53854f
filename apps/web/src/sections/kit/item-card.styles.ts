import { css } from '@palmares/ui/styled-system/css';

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  '&[data-lifted=true]': { position: 'relative', zIndex: 'raised', borderColor: 'accent.line' },
});
export const head = css({
  display: 'grid',
  gridTemplateColumns: { base: '[auto minmax(0, 1fr)]', md: '[auto minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: '2',
  padding: '2',
  // A single item has no order to change, so everything fits on one line.
  '&[data-alone=true]': { gridTemplateColumns: '[minmax(0, 1fr) auto]' },
});
export const handle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'control',
  height: 'control',
  color: 'fg.muted',
  borderRadius: 'control',
  cursor: 'grab',
  touchAction: 'none',
  _hover: { bg: 'surface.raised', color: 'fg' },
});
export const toggle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'control',
  width: 'full',
  px: '2',
  paddingBlock: '2',
  textAlign: 'start',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'surface.raised' },
  '& svg': { flexShrink: '0', transitionProperty: '[rotate]', transitionDuration: 'control' },
  '&[aria-expanded=true] svg': { rotate: '[180deg]' },
});
export const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' });
export const name = css({ fontWeight: 'bold' });
export const detail = css({ color: 'fg.muted' });
export const waiting = css({ color: 'warning.text', fontWeight: 'medium' });
export const actions = css({
  display: 'flex',
  gap: '1',
  gridColumn: { base: '[1 / -1]', md: 'auto' },
  '[data-alone=true] > &': { gridColumn: 'auto' },
  justifyContent: 'flex-end',
});
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  padding: { base: '4', md: '6' },
  borderBlockStart: 'line',
});
export const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
export const emptyForm = css({ color: 'danger.text', fontWeight: 'medium' });
