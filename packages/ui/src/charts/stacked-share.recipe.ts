import { defineSlotRecipe } from '@pandacss/dev';

/** The border outlines yellow, which has too little contrast on its own. */
const hue = (color: 'red' | 'blue' | 'green' | 'yellow') => ({
  bg: `identity.${color}.solid`,
  color: `identity.${color}.fg`,
  borderColor: color === 'yellow' ? 'line.strong' : `identity.${color}.solid`,
});

const hues = {
  '&[data-color=red]': hue('red'),
  '&[data-color=blue]': hue('blue'),
  '&[data-color=green]': hue('green'),
  '&[data-color=yellow]': hue('yellow'),
  '@media (forced-colors: active)': { '&[data-color]': { borderColor: 'CanvasText', color: 'CanvasText' } },
};

export const stackedShareRecipe = defineSlotRecipe({
  className: 'stacked-share',
  slots: ['root', 'caption', 'bar', 'part', 'shape', 'head', 'body', 'row', 'name', 'key', 'note', 'figure'],
  base: {
    root: { display: 'block', width: 'full', minWidth: '0', textAlign: 'start' },
    caption: { display: 'block', paddingBlockEnd: '4', textAlign: 'start', fontWeight: 'semibold', lineHeight: 'snug' },
    bar: {
      display: 'flex',
      gap: '2px',
      height: '12',
      marginBlockStart: '4',
      borderRadius: 'control',
      overflow: 'clip',
      _empty: { border: 'strong' },
    },
    part: {
      flexBasis: '0',
      flexShrink: '1',
      minWidth: '0.25rem',
      containerType: 'size',
      display: 'grid',
      placeItems: 'center',
      borderWidth: '1px',
      borderStyle: 'solid',
      overflow: 'clip',
      ...hues,
    },
    shape: { display: 'none', '@container (min-width: 1.25rem)': { display: 'block' } },
    head: { srOnly: true },
    body: { display: 'block' },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      '& + &': { borderBlockStart: 'line' },
    },
    name: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
      padding: '0',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    key: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '1.75rem',
      height: '1.75rem',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderRadius: '0.25rem',
      ...hues,
    },
    note: { color: 'fg.muted', fontWeight: 'regular', marginInlineStart: '1' },
    figure: {
      flexShrink: '0',
      padding: '0',
      textAlign: 'end',
      fontWeight: 'extrabold',
      fontStretch: '108%',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 'snug',
      whiteSpace: 'nowrap',
    },
  },
});
