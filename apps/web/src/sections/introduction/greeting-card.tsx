import type { Introduction } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

const card = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: { base: '6', md: '8' },
  bg: 'surface',
  border: 'line',
  borderInlineStart: '[0.5rem solid {colors.line.strong}]',
  borderRadius: 'card',
  overflowWrap: 'anywhere',
});
const label = css({ textStyle: 'label', color: 'fg.muted' });
// A greeting line has at most 19 characters, which fit on one line of a phone.
const greeting = css({ textStyle: 'heading', fontSize: '[min({fontSizes.heading}, 9cqi)]', minHeight: '[2.16em]' });
const line = css({ display: 'block', minHeight: '[1.08em]', _empty: { borderBlockEnd: 'line', maxWidth: '[9em]' } });
const description = css({ textStyle: 'lead', color: 'fg.muted', _empty: { display: 'none' } });

/** A live preview of the card. Hidden from screen readers, because it repeats the fields below. */
export const GreetingCard = ({ content }: { readonly content: Introduction }) => (
  <div aria-hidden className={card}>
    <span className={label}>{m.introduction_card_label()}</span>
    <div className={greeting}>
      <span className={line}>{content.greetingsLine1}</span>
      <span className={line}>{content.greetingsLine2}</span>
    </div>
    <p className={description}>{content.shortDesc}</p>
  </div>
);
