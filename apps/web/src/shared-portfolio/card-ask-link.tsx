import { Plus } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { linkTo } from '../sections/first-fields.ts';
import { sectionTitles } from '../sections/titles.ts';
import type { CardAsk } from './card-asks.ts';

// Tall enough for a thumb; negative margins keep it from taking more room on the card than its text.
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control',
  marginBlock: '[-0.375rem]',
  color: 'fg.muted',
  fontSize: 'body',
  lineHeight: 'snug',
  textDecoration: 'none',
  '& > span': { borderBlockEnd: '[1px dashed {colors.line.strong}]' },
  '& > svg': { flexShrink: '0' },
  _hover: { color: 'fg', '& > span': { borderBlockEndColor: 'accent.line' } },
});

const below = css({
  justifyContent: 'center',
  width: 'full',
  marginBlock: '0',
  fontSize: 'label',
  textAlign: 'center',
  '& > svg': { display: 'none' },
});

/** Links an unwritten part of the card to the place in the editor where it is written. */
export const CardAskLink = ({ ask }: { readonly ask: CardAsk }) => {
  const { section, ...anchor } = linkTo(ask);
  return (
    <Link
      to="/$lang/app/portfolio/edit/$section"
      params={{ lang: getLocale(), section }}
      {...anchor}
      className={cx(link, ask.section === 'profile-picture' && below)}
      aria-label={m.card_ask_link({ words: ask.words(), section: sectionTitles[ask.section]() })}
    >
      <Plus aria-hidden size={16} />
      <span>{ask.words()}</span>
    </Link>
  );
};
