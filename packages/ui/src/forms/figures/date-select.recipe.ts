import { defineSlotRecipe } from '@pandacss/dev';

export const dateSelectRecipe = defineSlotRecipe({
  className: 'date-select',
  slots: ['root', 'day', 'month', 'year'],
  base: {
    // One row on the narrowest phone. Wraps the last of the three lists where text is enlarged.
    root: { display: 'flex', flexWrap: 'wrap', gap: { base: '1', sm: '2' }, maxWidth: '30rem' },
    day: { flex: { base: '0 0 4.5rem', sm: '0 0 5.2rem' }, minWidth: '0' },
    month: { flex: '1 1 7rem', minWidth: '0' },
    year: { flex: { base: '0 0 5.4rem', sm: '0 0 6.2rem' }, minWidth: '0' },
  },
});
