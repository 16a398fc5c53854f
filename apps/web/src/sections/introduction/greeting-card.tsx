import type { Introduction } from '@palmares/domain/sections';
import { css, cx } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { ghost, liveCard, liveCardLabel } from '../kit/live-card.ts';

// On a phone it comes after the two lines of the greeting, so that the first field is in view with the keyboard.
const place = css({
  order: { base: '[1]', md: '[0]' },
  '& ~ :nth-child(n + 4)': { order: { base: '[2]', md: '[0]' } },
});
// A greeting line has at most 19 characters, which fit on one line of a phone.
const greeting = css({ textStyle: 'heading', fontSize: '[min({fontSizes.heading}, 9cqi)]', minHeight: '[2.16em]' });
const line = css({ display: 'block', minHeight: '[1.08em]' });
const description = css({ textStyle: 'lead', color: 'fg.muted', _empty: { display: 'none' } });

/** A live preview of the card. Hidden from screen readers, because it repeats the fields around it. */
export const GreetingCard = ({
  content: { greetingsLine1, greetingsLine2, shortDesc },
}: {
  readonly content: Introduction;
}) => {
  const isEmpty = [greetingsLine1, greetingsLine2, shortDesc].every((text) => text.trim() === '');
  return (
    <div aria-hidden className={cx(liveCard, place)}>
      <span className={liveCardLabel}>{m.introduction_card_label()}</span>
      <div className={cx(greeting, isEmpty && ghost)}>
        <span className={line}>{isEmpty ? m.introduction_ghost_line1() : greetingsLine1}</span>
        <span className={line}>{isEmpty ? m.introduction_ghost_line2() : greetingsLine2}</span>
      </div>
      <p className={cx(description, isEmpty && ghost)}>{isEmpty ? m.introduction_ghost_short_desc() : shortDesc}</p>
    </div>
  );
};
