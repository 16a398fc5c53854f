import { defineSlotRecipe } from '@pandacss/dev';
import { panel, panelItem } from '../../overlays/panel.recipe.ts';

export const comboboxRecipe = defineSlotRecipe({
  className: 'combobox',
  slots: ['control', 'icon', 'input', 'trigger', 'clear', 'content', 'groupLabel', 'item', 'empty'],
  base: {
    control: { position: 'relative' },
    icon: {
      position: 'absolute',
      insetInlineStart: '4',
      insetBlock: '0',
      my: 'auto',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    input: { paddingInlineStart: '12' },
    trigger: {
      position: 'absolute',
      insetInlineEnd: '1',
      insetBlock: '0',
      my: 'auto',
      width: 'control',
      height: 'control',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'control',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    },
    clear: { insetInlineEnd: '3rem', '&:is([hidden], [data-disabled], :disabled)': { display: 'none' } },
    content: panel,
    groupLabel: { px: '3', pt: '3', pb: '1', textStyle: 'label', color: 'fg.muted' },
    item: { ...panelItem, justifyContent: 'space-between' },
    empty: { px: '3', py: '3', color: 'fg.muted' },
  },
});
