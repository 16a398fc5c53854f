import { css } from '@palmares/ui/styled-system/css';

export const testLayout = {
  page: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    width: 'full',
    maxWidth: 'prose',
    mx: 'auto',
    px: { base: '4', md: '8' },
    paddingBlock: { base: '3', md: '8' },
  }),
  logIn: css({ alignSelf: 'flex-start' }),
  question: css({ display: 'flex', flexDirection: 'column', gap: { base: '3', md: '6' } }),
  /** On a phone, as small as possible: seven statements and a button fit below. */
  stem: css({ textWrap: 'balance', mdDown: { fontSize: 'body', lineHeight: 'snug' } }),
  place: css({
    display: 'block',
    textStyle: 'label',
    color: 'fg.muted',
    marginBlockEnd: '1',
    srOnly: { base: true, md: false },
  }),
  steps: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' }),
};
