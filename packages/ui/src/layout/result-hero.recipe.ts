import { defineSlotRecipe } from '@pandacss/dev';

/** From this width on, the drawing is beside the words. */
const beside = '@container (min-width: 34rem)';

export const resultHeroRecipe = defineSlotRecipe({
  className: 'result-hero',
  slots: ['root', 'drawing', 'words', 'name', 'kicker', 'title', 'traits', 'trait', 'place'],
  base: {
    root: {
      containerType: 'inline-size',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '10',
      rowGap: '6',
      width: 'full',
      minWidth: '0',
    },
    drawing: {
      flexShrink: '0',
      width: '10rem',
      color: 'fg',
      [beside]: { width: 'clamp(10rem, 30cqi, 15rem)' },
      '& > svg': { display: 'block', width: 'full', height: 'auto' },
    },
    words: {
      flex: '1 1 100%',
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '4',
      [beside]: { flexBasis: '0' },
    },
    name: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', maxWidth: 'full' },
    kicker: { textStyle: 'label', color: 'fg.muted' },
    title: { textStyle: 'heading', overflowWrap: 'break-word' },
    traits: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: 'full',
      margin: '0',
      padding: '0',
      listStyle: 'none',
    },
    trait: { display: 'flex', alignItems: 'baseline', gap: '3', fontSize: 'lead', lineHeight: 'snug' },
    place: {
      flexShrink: '0',
      minWidth: '4',
      fontWeight: 'extrabold',
      fontStretch: '108%',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.muted',
    },
  },
});
