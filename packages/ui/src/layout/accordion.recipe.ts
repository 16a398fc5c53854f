import { defineSlotRecipe } from '@pandacss/dev';

export const accordionRecipe = defineSlotRecipe({
  className: 'accordion',
  slots: ['root', 'item', 'summary', 'title', 'mark', 'content'],
  base: {
    root: { width: 'full', minWidth: '0', borderBlockStart: 'line', interpolateSize: 'allow-keywords' },
    item: {
      borderBlockEnd: 'line',
      '&::details-content': {
        height: '0',
        overflow: 'clip',
        transitionProperty: 'height, content-visibility',
        transitionBehavior: 'allow-discrete',
        transitionDuration: 'panel',
        transitionTimingFunction: 'standard',
      },
      '&[open]::details-content': { height: 'auto' },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '16',
      py: '4',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: 'control',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { color: 'accent.text' },
    },
    title: { minWidth: '0', fontSize: 'body', fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    mark: {
      flexShrink: '0',
      color: 'fg.muted',
      transitionProperty: 'rotate',
      transitionDuration: 'control',
      transitionTimingFunction: 'standard',
      '[open] > summary > &': { rotate: '180deg' },
    },
    content: { paddingBlockEnd: '6', maxWidth: 'prose', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});
