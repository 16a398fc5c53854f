import { defineSlotRecipe } from '@pandacss/dev';
import { warning } from './file-drop.recipe.ts';

export const fileRowRecipe = defineSlotRecipe({
  className: 'file-row',
  slots: ['root', 'picture', 'facts', 'name', 'state', 'processing', 'ready', 'failure', 'retry', 'rename', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minWidth: '0',
      paddingBlock: '3',
      borderBlockEnd: 'line',
      listStyle: 'none',
    },
    picture: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: 'control',
      height: 'control',
      overflow: 'hidden',
      bg: 'surface.raised',
      color: 'fg.muted',
      borderRadius: 'control',
      '& img, & svg[data-fill]': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    facts: { flex: '1 1 0', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    name: { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    state: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    processing: { fontWeight: 'medium' },
    ready: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'success.text', fontWeight: 'medium' },
    failure: { ...warning, '&:empty': { display: 'contents' } },
    retry: { alignSelf: 'flex-start', marginBlockStart: '1' },
    rename: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      '& > input': { flex: '1 1 10rem', minWidth: '0', width: 'auto' },
    },
    actions: { flexShrink: '0', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', maxWidth: '45%' },
  },
});
