import { Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';

// One line with its button, whose cell the details share: opened, they are as wide as the notice.
const notice = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  marginBlockEnd: { base: '2', lg: '6' },
  paddingBlock: '[0.375rem]',
  paddingInline: '[0.75rem 0.375rem]',
  bg: 'surface.raised',
  border: 'strong',
  borderRadius: 'card',
  fontSize: 'label',
  animation: '[rise {durations.panel} {easings.standard}]',
  '& > *': { gridArea: '[1 / 1]' },
  '& > button': { alignSelf: 'start', justifySelf: 'end', borderRadius: '[0.625rem]' },
});
const summary = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '[0.375rem]',
  minHeight: 'control',
  // Clear of the button.
  paddingInlineEnd: '[6rem]',
  lineHeight: 'snug',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});
const title = css({ fontWeight: 'bold', fontSize: 'label' });
const more = css({ color: 'fg.muted', textDecoration: 'underline', textUnderlineOffset: '[0.22em]' });
const body = css({ paddingBlock: '1', paddingInlineEnd: '3', color: 'fg.muted' });

const TITLE = 'cookie-notice';

/** The content of the notice. */
export const CookieNoticePanel = ({ onAccept }: { readonly onAccept?: () => void }) => (
  <section aria-labelledby={TITLE} className={notice}>
    <details>
      <summary className={summary}>
        <h2 id={TITLE} className={title}>
          {m.cookie_notice_title()}
        </h2>
        <span className={more}>{m.cookie_notice_more()}</span>
      </summary>
      <p className={body}>{m.cookie_notice_body()}</p>
    </details>
    <Button variant="outline" size="sm" onClick={onAccept} data-cookie-accept>
      {m.cookie_notice_accept()}
    </Button>
  </section>
);
