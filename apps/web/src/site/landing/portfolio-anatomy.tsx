import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';

const parts = [
  { title: m.landing_card_introduction, body: m.landing_card_introduction_text },
  { title: m.landing_card_history, body: m.landing_card_history_text },
  { title: m.landing_card_motto, body: m.landing_card_motto_text },
  { title: m.landing_card_link, body: m.landing_card_link_text },
] as const;

const card = css({ bg: 'surface', border: 'line', borderRadius: 'card', overflow: 'clip', listStyle: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[3.5rem minmax(0, 1fr)]',
  columnGap: '4',
  padding: { base: '4', sm: '6' },
  '& + &': { borderBlockStart: 'line' },
  _last: { bg: 'accent.solid', color: 'accent.fg' },
});
const number = css({ textStyle: 'number', color: 'accent.text', 'li:last-child &': { color: 'accent.fg' } });
const title = css({ textStyle: 'title' });
const body = css({ color: 'fg.muted', 'li:last-child &': { color: 'accent.fg' } });

/** What the product holds today, named by its own parts: no athlete is invented here. */
export const PortfolioAnatomy = () => (
  <ol className={card} aria-label={m.landing_card_label()}>
    {parts.map((part, index) => (
      <li key={part.title()} className={row}>
        <span aria-hidden className={number}>
          {index + 1}
        </span>
        <div>
          <h2 className={title}>{part.title()}</h2>
          <p className={body}>{part.body()}</p>
        </div>
      </li>
    ))}
  </ol>
);
