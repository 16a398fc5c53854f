import { defineSlotRecipe } from '@pandacss/dev';

export const dateSelectRecipe = defineSlotRecipe({
  className: 'date-select',
  slots: ['root', 'day', 'month', 'year'],
  base: {
    // Wraps the last of the three lists if the month's name needs the room.
    root: { display: 'flex', flexWrap: 'wrap', gap: { base: '1', sm: '2' }, maxWidth: '30rem' },
    day: { flex: '0 0 5.2rem', minWidth: '0' },
    month: { flex: '1 1 6.5rem', minWidth: '0' },
    year: { flex: '0 0 6.2rem', minWidth: '0' },
  },
});
