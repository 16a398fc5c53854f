import { css } from '@palmares/ui/styled-system/css';

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  _empty: { display: 'none' },
});
export const row = css({
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  borderRadius: 'card',
  '&:not(:first-child)': { borderBlockStart: 'line', borderTopRadius: 'none' },
  '&:not(:last-child)': { borderBottomRadius: 'none' },
  '&[data-lifted=true]': {
    position: 'relative',
    zIndex: 'raised',
    borderRadius: 'card',
    boxShadow: '[inset 0 0 0 1px var(--colors-accent-line)]',
  },
});
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInline: '1',
  minHeight: '[3.25rem]',
});
export const handle = css({
  display: 'inline-flex',
  flexShrink: '0',
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
  flex: '[1 1 0]',
  minWidth: '0',
  minHeight: 'control',
  px: '2',
  '@media (max-width: 359px)': { px: '1' },
  py: '3',
  lineHeight: 'snug',
  textAlign: 'start',
  borderRadius: 'control',
  cursor: 'pointer',
  _first: { paddingInlineStart: '3' },
  _hover: { bg: 'surface.raised' },
  '& > svg': {
    flexShrink: '0',
    transitionProperty: '[rotate]',
    transitionDuration: 'control',
    // The words need the room, and the whole row opens.
    '@media (max-width: 359px)': { display: 'none' },
  },
  '&[aria-expanded=true] > svg': { rotate: '[180deg]' },
});
// The state wraps below the name if both do not fit side by side.
export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  flex: '[1 1 0]',
  minWidth: '0',
});
export const text = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: '[1 1 9rem]',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
export const label = css({ textStyle: 'label', color: 'fg.muted' });
export const name = css({ fontWeight: 'bold', lineClamp: '3' });
export const figure = css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums', lineClamp: '2' });
export const own = css({ lineClamp: '2' });
export const plain = css({ display: 'flex', flexWrap: 'wrap', flexBasis: 'full', paddingBlockEnd: '1' });
export const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  padding: { base: '4', md: '6' },
  borderBlockStart: 'line',
});
export const form = css({ display: 'flex', flexDirection: 'column', gap: '6' });
export const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
export const emptyForm = css({ color: 'danger.text', fontWeight: 'medium' });
