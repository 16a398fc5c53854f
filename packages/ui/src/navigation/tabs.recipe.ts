import { defineSlotRecipe } from '@pandacss/dev';

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { minWidth: '0' },
    // Wraps to a second row, because a row that scrolls would hide some tabs.
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      borderBlockEnd: '1px solid {colors.line}',
      '@media (max-width: 389px)': { columnGap: '3' },
    },
    trigger: {
      position: 'relative',
      minHeight: '12',
      minWidth: 'control',
      maxWidth: 'full',
      px: '3',
      '@media (max-width: 389px)': { px: '0' },
      py: '2',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      color: 'fg.muted',
      textAlign: 'start',
      overflowWrap: 'anywhere',
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
