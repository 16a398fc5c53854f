import { css } from '@palmares/ui/styled-system/css';

/** At the end of the screen until the end of the page is reached, whose padding it covers. */
const stays = {
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  marginBlockEnd: '-3',
  paddingBlock: '2',
  paddingBlockEnd: '[max(0.75rem, env(safe-area-inset-bottom))]',
  bg: 'canvas',
} as const;

/** The height of the shortest phones. */
const short = '@media (max-height: 40rem)';

export const testLayout = {
  /** On a phone the screen is filled, so that what is pressed is always in the same place. */
  screen: css({ mdDown: { display: 'flex', flexDirection: 'column', minHeight: 'screen' } }),
  page: css({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: '1',
    gap: '4',
    width: 'full',
    maxWidth: 'prose',
    mx: 'auto',
    px: { base: '4', md: '8' },
    paddingBlock: { base: '3', md: '8' },
  }),
  logIn: css({ alignSelf: 'flex-start' }),
  question: css({ display: 'flex', flexDirection: 'column', flexGrow: '1', gap: { base: '3', md: '6' } }),
  /** On a phone, a question of one press is at the bottom with its answers, within reach of the thumb. */
  low: css({
    mdDown: { '& > :nth-child(2)': { marginBlockStart: 'auto' }, '& > :last-child': { marginBlockStart: '0' } },
  }),
  stem: css({ textWrap: 'balance' }),
  /** On a phone, as small as possible: seven statements and a button fit below. */
  smallStem: css({ mdDown: { fontSize: 'body', lineHeight: 'snug' } }),
  place: css({
    display: 'block',
    textStyle: 'label',
    color: 'fg.muted',
    marginBlockEnd: '1',
    srOnly: { base: true, md: false },
  }),
  /**
   * Keeps its height when the button to the next question is absent. On a phone it stays in reach, also below statements
   * that are taller than the screen.
   */
  steps: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    mdDown: { ...stays, marginBlockStart: 'auto' },
  }),
  placed: css({
    fontSize: 'label',
    lineHeight: 'snug',
    color: 'fg.muted',
    textAlign: 'center',
    marginInlineStart: 'auto',
  }),
  /** Screen readers read it with the question; everyone else sees `large`. */
  spokenPlace: css({ srOnly: true }),
  /** The place in the part, in the room above a short question. Below this height there is none. */
  large: css({
    textStyle: 'lead',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { textStyle: 'display', color: 'fg' },
    [short]: { display: 'none' },
  }),
  instruction: css({ [short]: { fontSize: 'label', lineHeight: 'snug' } }),
  /** A screen between questions. */
  moment: css({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: '1',
    gap: { base: '6', md: '8' },
    paddingBlockStart: { base: '6', md: '12' },
  }),
  words: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
  kicker: css({ textStyle: 'label', color: 'fg.muted' }),
  /** Under the thumb. */
  reach: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: { md: 'flex-start' },
    gap: '2',
    maxWidth: { md: '[24rem]' },
    marginBlockStart: { base: 'auto', md: '0' },
    mdDown: stays,
  }),
};
