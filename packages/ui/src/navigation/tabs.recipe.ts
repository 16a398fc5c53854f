import { defineSlotRecipe } from '@pandacss/dev';

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { minWidth: '0' },
    list: {
      display: 'flex',
      gap: '2',
      overflowX: 'auto',
      borderBlockEnd: '1px solid {colors.line}',
      scrollbarWidth: 'thin',
      overscrollBehaviorX: 'contain',
      // The ring of a focused tab needs its room inside a box that scrolls.
      px: '1',
      pt: '1',
    },
    trigger: {
      position: 'relative',
      minHeight: '12',
      px: '3',
      fontWeight: 'semibold',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderRadius: '0.25rem 0.25rem 0 0',
      outlineOffset: '-2px',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', boxShadow: 'inset 0 -3px 0 var(--colors-accent-line)' },
      '@media (forced-colors: active)': { '&[data-selected]': { borderBlockEnd: '3px solid Highlight' } },
    },
    content: { pt: '6' },
  },
});
