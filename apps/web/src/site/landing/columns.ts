import { css } from '@palmares/ui/styled-system/css';

/** A narrow column for what a part is, a wide one for what it says: the home page lines up on it. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[13rem minmax(0, 1fr)]' },
  columnGap: '12',
  rowGap: '4',
});

export const partLabel = css({ textStyle: 'label', color: 'fg.muted', paddingBlockStart: { md: '2' } });
