import { defineSlotRecipe } from '@pandacss/dev';

/** At this width and above, the drawing is beside the words. */
const beside = '@container (min-width: 34rem)';

const revealed = (animation: string, delay: string) => ({
  '[data-reveals] &': {
    animation: `${animation} {durations.page} {easings.standard} both`,
    animationDelay: delay,
    _motionReduce: { animation: 'none' },
  },
});

export const resultHeroRecipe = defineSlotRecipe({
  className: 'result-hero',
  slots: ['root', 'row', 'drawing', 'words', 'name', 'kicker', 'title', 'traits', 'trait'],
  base: {
    root: { containerType: 'inline-size', width: 'full', minWidth: '0' },
    row: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      columnGap: '12',
      rowGap: '6',
      [beside]: { flexDirection: 'row', alignItems: 'center' },
    },
    drawing: {
      flexShrink: '0',
      // On a phone as large as leaves the name on the first screen.
      width: 'min(72cqi, 34dvh)',
      color: 'fg',
      [beside]: { width: 'clamp(10rem, 30cqi, 20rem)' },
      '& > svg': { display: 'block', width: 'full', height: 'auto' },
      ...revealed('unmask', '150ms'),
    },
    words: {
      flex: '1 1 auto',
      minWidth: '0',
      maxWidth: 'full',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '4',
      '& > *': revealed('rise', '1000ms'),
      '& > :first-child': revealed('rise', '650ms'),
    },
    name: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', maxWidth: 'full' },
    kicker: { textStyle: 'label', color: 'fg.muted' },
    title: {
      textStyle: 'display',
      fontSize: 'min(clamp(2.125rem, 13cqi, 3.5rem), 100cqi / var(--title-width))',
      overflowWrap: 'break-word',
      textWrap: 'balance',
      [beside]: { fontSize: 'min(clamp(2.125rem, 8cqi, 4.5rem), (68cqi - 3rem) / var(--title-width))' },
    },
    traits: {
      display: 'flex',
      flexWrap: 'wrap',
      margin: '0',
      padding: '0',
      listStyle: 'none',
      fontWeight: 'semibold',
      lineHeight: 'snug',
    },
    trait: { '&:not(:last-child)::after': { content: '"·"', marginInline: '2', color: 'fg.muted' } },
  },
});
