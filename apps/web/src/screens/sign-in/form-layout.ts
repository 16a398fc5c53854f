import { css } from '@palmares/ui/styled-system/css';

export const formLayout = {
  form: css({ display: 'flex', flexDirection: 'column', gap: '6' }),
  pair: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    gap: { base: '6', sm: '4' },
    alignItems: 'start',
  }),
  step: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    minWidth: '0',
    border: 'none',
    '&[hidden]': { display: 'none' },
  }),
  question: css({ display: 'flex', flexDirection: 'column', gap: '1' }),
  hint: css({ color: 'fg.muted' }),
  actions: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
  after: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', color: 'fg.muted' }),
};
