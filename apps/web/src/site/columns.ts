import { css } from '@palmares/ui/styled-system/css';

/** A narrow column for a part's title and a wide one for its content; the landing page aligns on them. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[13rem minmax(0, 1fr)]' },
  columnGap: '12',
  rowGap: '2',
});

export const partLabel = css({ textStyle: 'label', color: 'fg.muted', paddingBlockStart: { md: '2' } });
